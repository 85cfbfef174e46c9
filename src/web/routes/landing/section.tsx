import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HEADER_HEIGHT } from '../../layouts/header-height.ts';

type Props = {
  id: string;
  title: string;
  description?: string;
  isRaised?: boolean;
  isSplit?: boolean;
  children: ReactNode;
};

/** A part of the landing page with an anchor. If split, its title is beside it on wide screens. */
export function Section({ id, title, description, isRaised = false, isSplit = false, children }: Props) {
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
      <Container
        maxWidth="lg"
        sx={isSplit ? { display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 2fr' } } : undefined}
      >
        <Typography variant="h2" id={`${id}-title`} sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        {description && <Typography sx={{ mt: 1.5, maxWidth: 720, color: 'text.secondary' }}>{description}</Typography>}
        {children}
      </Container>
    </Box>
  );
}
