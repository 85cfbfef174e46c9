import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The plans side by side. */
export function PlanGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        columnGap: 2,
        rowGap: 2.5,
        gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
