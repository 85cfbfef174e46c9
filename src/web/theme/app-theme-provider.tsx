import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { type StorageManager, ThemeProvider } from '@mui/material/styles';

import { type ReactNode, useLayoutEffect } from 'react';
import { settingsStore } from '../settings/browser-settings.ts';
import type { PaletteMode } from '../settings/settings.ts';
import { useDirection, useLanguage, useSettings } from '../settings/use-settings.ts';
import { themeFor } from './create-app-theme.ts';
import { styleCaches } from './style-caches.ts';

export function AppThemeProvider({ styles, children }: { styles?: EmotionCache; children: ReactNode }) {
  const settings = useSettings();
  const language = useLanguage();
  const direction = useDirection();
  const theme = themeFor({ preset: settings.colorPreset, contrast: settings.contrast, direction, language });

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);

  return (
    <CacheProvider value={styles ?? styleCaches[direction]}>
      <ThemeProvider theme={theme} defaultMode="system" storageManager={modeInSettings} noSsr disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** MUI keeps the mode where all our settings are; which palette a mode uses is never a choice. */
const modeInSettings: StorageManager = ({ key }) => {
  if (key !== 'mui-mode') return { get: (fallback) => fallback, set: () => {}, subscribe: () => () => {} };
  return {
    get: () => muiMode(settingsStore.get().paletteMode),
    set: () => {},
    subscribe: (handler) => settingsStore.subscribe(() => handler(muiMode(settingsStore.get().paletteMode))),
  };
};

function muiMode(mode: PaletteMode): 'system' | 'light' | 'dark' {
  return mode === 'auto' ? 'system' : mode;
}
