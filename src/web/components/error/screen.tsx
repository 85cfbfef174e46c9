import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../page/title.tsx';

type Props = { illustration: ReactNode; title: string; description: string; action?: ReactNode; extra?: ReactNode };

/** A whole page with a single message. */
export function ErrorScreen({ illustration, title, description, action, extra }: Props) {
  return (
    <Box
      sx={{
        minHeight: 700,
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        maxWidth: 480,
        mx: 'auto',
        px: 2,
      }}
    >
      <PageTitle title={title} />
      <Box sx={{ mb: 4, width: 240, maxWidth: '100%', '& svg': { width: '100%' } }}>{illustration}</Box>
      <Typography variant="h3" component="h1">
        {title}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{description}</Typography>
      {action && <Box sx={{ mt: 4 }}>{action}</Box>}
      {extra}
    </Box>
  );
}
