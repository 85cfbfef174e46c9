import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HEADER_HEIGHT } from '../../layouts/header-height.ts';

type Props = { id: string; title: string; description?: string; isRaised?: boolean; children: ReactNode };

/** A part of the landing page that an anchor leads to. */
export function Section({ id, title, description, isRaised = false, children }: Props) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={[
        { py: { xs: 6, md: 10 }, scrollMarginTop: HEADER_HEIGHT },
        isRaised && { bgcolor: 'background.paper', borderBlock: '1px solid', borderColor: 'divider' },
      ]}
    >
      <Container maxWidth="lg">
        <Typography variant="h2" id={`${id}-title`} sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        {description && <Typography sx={{ mt: 1.5, maxWidth: 720, color: 'text.secondary' }}>{description}</Typography>}
        {children}
      </Container>
    </Box>
  );
}
