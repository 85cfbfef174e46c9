import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Term, type TermName } from '../term.tsx';

export type Fact = { name: string; term?: TermName; value: string; note: string | null };

/** A few numbers in a row, each with a name and a note. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        ...{ m: 0, display: 'flex', columnGap: 6, rowGap: 2, flexWrap: 'wrap' },
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {facts.map(({ name, term, value, note }) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term ? <Term of={term}>{name}</Term> : name}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0 }}>
            {value}
          </Typography>
          {note !== null && (
            <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
              {note}
            </Typography>
          )}
        </div>
      ))}
    </Box>
  );
}
