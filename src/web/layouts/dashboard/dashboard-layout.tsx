import Box from '@mui/material/Box';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { DefaultError } from '../../components/error-screens.tsx';
import { OfflineNotice } from '../../components/offline-notice.tsx';
import { HEADER_HEIGHT } from '../header-height.ts';
import { CONTENT_ID, SkipLink } from '../skip-link.tsx';
import { SIDE_NAVIGATION_PX, SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';

export function DashboardLayout() {
  const { pathname } = useLocation();
  const [isNavigationOpen, setNavigationOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <TopBar onOpenNavigation={() => setNavigationOpen(true)} />
      <SideNavigation isOpen={isNavigationOpen} onClose={() => setNavigationOpen(false)} />
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{
          pt: HEADER_HEIGHT,
          paddingInlineStart: { lg: `${SIDE_NAVIGATION_PX}px` },
          scrollMarginTop: HEADER_HEIGHT,
        }}
      >
        <Box sx={{ maxWidth: 1600, mx: 'auto', px: { xs: 2, sm: 3, xl: 4 }, py: { xs: 2.5, sm: 3, xl: 4 } }}>
          <OfflineNotice />
          <ErrorBoundary fallback={<DefaultError />} resetKeys={[pathname]}>
            <Outlet />
          </ErrorBoundary>
        </Box>
      </Box>
    </>
  );
}
