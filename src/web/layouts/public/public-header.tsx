import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAuth } from '../../auth/auth-state.ts';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { ThemePicker } from '../../components/theme-picker.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { AccountMenu } from '../dashboard/account-menu.tsx';
import { HEADER_HEIGHT } from '../header-height.ts';
import { HomeLink } from '../home-link.tsx';

export function PublicHeader() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { isAuthenticated, isVerified } = useAuth();
  return (
    <AppBar position="sticky">
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: HEADER_HEIGHT }}>
        <HomeLink />
        <Box sx={{ flex: 1 }} />
        <LanguageSwitch />
        <ThemePicker />
        {isAuthenticated && isVerified ? (
          <AccountMenu />
        ) : (
          <>
            <LinkButton to={`/login${search}`} color="inherit" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
              {t('landing.login')}
            </LinkButton>
            <LinkButton to={`/signup${search}`} variant="contained" size="small" sx={{ marginInlineStart: 1 }}>
              {t('landing.signup')}
            </LinkButton>
          </>
        )}
      </Container>
    </AppBar>
  );
}
