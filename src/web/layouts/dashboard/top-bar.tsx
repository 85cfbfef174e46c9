import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../components/appearance/language-switch.tsx';
import { ThemePicker } from '../../components/appearance/theme-picker.tsx';
import { PaletteButton } from '../../features/palette/palette-button.tsx';
import { HEADER_HEIGHT } from '../header-height.ts';
import { HomeLink } from '../home-link.tsx';
import { AccountMenu } from './account-menu.tsx';

export function TopBar({ onOpenNavigation }: { onOpenNavigation: () => void }) {
  const { t } = useTranslation();
  return (
    <AppBar position="fixed" sx={{ zIndex: (theme) => theme.zIndex.drawer - 1 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0, sm: 0.5 },
          height: HEADER_HEIGHT,
          px: { xs: 1, sm: 3 },
        }}
      >
        <IconButton
          aria-label={t('navigation.open')}
          onClick={onOpenNavigation}
          sx={{ display: { lg: 'none' }, marginInlineStart: -1 }}
        >
          <MenuIcon />
        </IconButton>
        <HomeLink />
        <Box sx={{ flex: 1 }} />
        <PaletteButton />
        <LanguageSwitch />
        <ThemePicker />
        <AccountMenu />
      </Box>
    </AppBar>
  );
}
