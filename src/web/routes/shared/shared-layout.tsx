import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { ApiProblem } from '../../api/api-problem.ts';
import { LanguageSwitch } from '../../components/appearance/language-switch.tsx';
import { ThemePicker } from '../../components/appearance/theme-picker.tsx';
import { OfflineNotice } from '../../components/error/offline-notice.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Logo } from '../../components/logo.tsx';
import { Splash } from '../../components/splash.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { CONTENT_ID, SkipLink } from '../../layouts/skip-link.tsx';
import { sharedPageQuery } from '../../share/shared-page.ts';
import { ShareEnded } from './share-ended.tsx';

/** The read-only layout of a shared page. */
export function SharedLayout() {
  const { t } = useTranslation();
  const format = useFormat();
  const shared = useQuery(sharedPageQuery());
  const hasEnded = shared.error instanceof ApiProblem && shared.error.code === 'share-ended';
  const expiresAt = shared.data?.expiresAt;
  return (
    <>
      <SkipLink />
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 1,
          px: { xs: 2, sm: 3, xl: 4 },
          py: 1,
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Link
          href="/"
          aria-label={t('common.homeLink')}
          underline="none"
          color="inherit"
          sx={{ marginInlineEnd: { xs: 'auto', sm: 0 } }}
        >
          <Logo size="medium" />
        </Link>
        <Typography
          variant="body2"
          color="textSecondary"
          // on a phone in a line of its own
          sx={{ flex: { xs: '1 0 100%', sm: 1 }, order: { xs: 1, sm: 0 }, minWidth: 0 }}
        >
          {format.facts([
            t('sharing.view.readOnly'),
            expiresAt && t('sharing.view.until', { when: format.dateTime(expiresAt) }),
          ])}
        </Typography>
        <LanguageSwitch />
        <ThemePicker />
      </Box>
      <Box component="main" id={CONTENT_ID} tabIndex={-1}>
        <Box sx={{ maxWidth: 1600, mx: 'auto', px: { xs: 2, sm: 3, xl: 4 }, py: { xs: 2.5, sm: 3, xl: 4 } }}>
          <OfflineNotice />
          {hasEnded ? (
            <ShareEnded />
          ) : (
            <Loaded source={shared} waiting={<Splash />}>
              {() => <Outlet />}
            </Loaded>
          )}
        </Box>
      </Box>
    </>
  );
}
