import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { type StorageManager, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { settingsStore } from '../settings/browser-settings.ts';
import type { PaletteMode } from '../settings/settings.ts';
import { PageLanguage, useSettings } from '../settings/use-settings.ts';
import { themeFor, themeOptionsOf } from './create-app-theme.ts';
import { styleCaches } from './style-caches.ts';

export function AppThemeProvider({ styles, children }: { styles?: EmotionCache; children: ReactNode }) {
  const look = themeOptionsOf(useSettings(), useContext(PageLanguage));
  const { language, direction } = look;

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);

  return (
    <CacheProvider value={styles ?? styleCaches[direction]}>
      <ThemeProvider
        theme={themeFor(look)}
        defaultMode="system"
        storageManager={modeInSettings}
        noSsr
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Makes MUI store the colour mode with our settings. The palette of a mode is never a choice. */
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
