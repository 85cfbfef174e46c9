import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NothingHere } from '../icons/nothing-here.tsx';

type Props = {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  illustration?: ReactNode;
  /** The title's level in the page's outline. */
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
  /** For use within a card, as only a part of it. */
  isSmall?: boolean;
};

export function EmptyState({ title, description, action, illustration, headingLevel = 'h2', isSmall = false }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        maxWidth: 400,
        mx: 'auto',
        px: 2,
        py: isSmall ? 3 : 4,
      }}
    >
      {!isSmall && <Box sx={{ mb: 2 }}>{illustration ?? <NothingHere />}</Box>}
      <Typography variant={isSmall ? 'subtitle1' : 'h4'} component={headingLevel} sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      {description && (
        <Typography
          component="div"
          variant={isSmall ? 'body2' : 'body1'}
          sx={{ mt: isSmall ? 0.5 : 1, color: 'text.secondary' }}
        >
          {description}
        </Typography>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
