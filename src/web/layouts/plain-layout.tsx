import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { LanguageSwitch } from '../components/appearance/language-switch.tsx';
import { ThemePicker } from '../components/appearance/theme-picker.tsx';
import { HomeLink } from './home-link.tsx';

/** The layout of stand-alone screens such as the error screens. */
export function PlainLayout() {
  return (
    <>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: { xs: 2, sm: 3 }, py: 1.5 }}>
        <Box sx={{ flex: 1 }}>
          <HomeLink />
        </Box>
        <LanguageSwitch />
        <ThemePicker />
      </Box>
      <Box component="main">
        <Outlet />
      </Box>
    </>
  );
}
