import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../../components/page/title.tsx';

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box sx={{ mb: 3 }}>
      <PageTitle title={title} />
      <Typography variant="h3" component="h1" tabIndex={-1}>
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      )}
    </Box>
  );
}
