import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { LanguageSwitch } from '../../components/appearance/language-switch.tsx';
import { ThemePicker } from '../../components/appearance/theme-picker.tsx';
import { PublicLink } from '../../navigation/public-link.tsx';
import { HomeLink } from '../home-link.tsx';

export function AuthLayout() {
  const { t } = useTranslation();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto', px: 2 }}>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, py: 1.5 }}>
        <LanguageSwitch />
        <ThemePicker />
      </Box>
      <Box component="main" sx={{ display: 'grid', alignContent: 'center', justifyItems: 'center', gap: 3, py: 3 }}>
        <HomeLink size="large" />
        <Card sx={{ width: '100%', maxWidth: 440, p: { xs: 3, sm: 4 } }}>
          <Outlet />
        </Card>
      </Box>
      <Box
        component="footer"
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: { xs: 2, sm: 3 }, rowGap: 1 },
          ...{ px: 2, py: 3, typography: 'body2', color: 'text.secondary' },
        }}
      >
        <PublicLink to="/" color="inherit" underline="hover">
          {t('common.appName')}
        </PublicLink>
        <PublicLink to="/terms" color="inherit" underline="hover">
          {t('footer.terms')}
        </PublicLink>
        <PublicLink to="/privacy" color="inherit" underline="hover" sx={onLargeSx}>
          {t('footer.privacy')}
        </PublicLink>
        <PublicLink to="/help/contact" color="inherit" underline="hover" sx={onLargeSx}>
          {t('footer.contact')}
        </PublicLink>
      </Box>
    </Box>
  );
}

/** Four links do not fit into one line of a phone. */
const onLargeSx = { display: { xs: 'none', sm: 'inline' } };
