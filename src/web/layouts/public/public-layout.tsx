import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CookieBannerCard } from '../../consent/cookie-banner-card.tsx';
import { SLOT } from '../../islands/slots.ts';
import { CONTENT_ID, SkipLink } from '../skip-link.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

export function PublicLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <PublicHeader path={path} />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: 1 }}>
        {children}
      </Box>
      <PublicFooter path={path} />
      <CookieBannerCard slot={SLOT.banner} isHidden />
    </Box>
  );
}
