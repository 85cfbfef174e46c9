import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = { lines: readonly (readonly [term: ReactNode, value: ReactNode])[]; labelledBy?: string };

/** A line for each term, with its value at the end of it. */
export function TermLines({ lines, labelledBy }: Props) {
  return (
    <Box component="dl" aria-labelledby={labelledBy} sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      {lines.map(([term, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places
        <Box key={index} sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
