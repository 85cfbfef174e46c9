import Box from '@mui/material/Box';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { useConfig } from '../../api/use-config.ts';
import { loadThemePanel } from '../../components/appearance/theme-picker.tsx';
import { OfflineNotice } from '../../components/error/offline-notice.tsx';
import { Failure } from '../../components/error/screens.tsx';
import { loadOverlays } from '../../components/lazy-overlays.tsx';
import { loadPalette } from '../../features/palette/palette-button.tsx';
import { part } from '../../navigation/load-page.ts';
import { whenIdle } from '../../navigation/when-idle.ts';
import { HEADER_HEIGHT } from '../header-height.ts';
import { CONTENT_ID, SkipLink } from '../skip-link.tsx';
import { SIDE_NAVIGATION_PX, SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';

const PracticeHistory = part(() => import('../../features/store/practice/history.tsx'), 'PracticeHistory');

const LOAD_AHEAD_AFTER_MS = 5_000;

export function DashboardLayout() {
  const { pathname } = useLocation();
  const config = useConfig();
  const [isNavigationOpen, setNavigationOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(loadAhead), LOAD_AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
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
          <ErrorBoundary fallback={<Failure />} resetKeys={[pathname]}>
            <Outlet />
          </ErrorBoundary>
          {config?.isLocal && (
            <Suspense fallback={null}>
              <PracticeHistory />
            </Suspense>
          )}
        </Box>
      </Box>
    </>
  );
}

/**
 * Loads the bar's overlays ahead, so that they open without a network. One that fails is loaded again when it is
 * opened.
 */
function loadAhead(): void {
  for (const load of [loadOverlays, loadThemePanel, loadPalette]) load().catch(() => {});
}
