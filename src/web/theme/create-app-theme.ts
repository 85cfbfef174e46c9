import { createTheme, enhanceHighContrast, type Theme } from '@mui/material/styles';
import { type Direction, directionOf, type Language } from '../i18n/languages.ts';
import { languageOf } from '../settings/browser-settings.ts';
import type { ColorPreset, Contrast, Settings } from '../settings/settings.ts';
import { components } from './components.ts';
import { paletteOf } from './palette.ts';
import { RADIUS_PX, SPACE_PX } from './scale.ts';
import { typographyOf } from './typography.ts';

export type ThemeOptions = { preset: ColorPreset; contrast: Contrast; direction: Direction; language: Language };

/** index.html sets the same attribute before the first paint. */
const SCHEME_ATTRIBUTE = 'data-scheme';

const cache = new Map<string, Theme>();

export function themeFor(look: ThemeOptions): Theme {
  const key = Object.values(look).join(' ');
  const known = cache.get(key);
  if (known) return known;
  const made = createAppTheme(look);
  cache.set(key, made);
  return made;
}

/** `ofPage`: the language of a page that has its own, whatever the settings say. */
export function themeOptionsOf(settings: Settings, ofPage: Language | null = null): ThemeOptions {
  const language = ofPage ?? languageOf(settings);
  const direction = settings.direction ?? directionOf(language);
  return { preset: settings.colorPreset, contrast: settings.contrast, direction, language };
}

function createAppTheme({ preset, contrast, direction, language }: ThemeOptions): Theme {
  return enhanceHighContrast(
    createTheme({
      direction,
      cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
      colorSchemes: {
        light: { palette: paletteOf('light', preset, contrast) },
        dark: { palette: paletteOf('dark', preset, contrast) },
      },
      breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536, xxl: 1920 } },
      shape: { borderRadius: RADIUS_PX.control },
      spacing: SPACE_PX,
      typography: typographyOf(language === 'ar'),
      focusVisible: true,
      motion: { reducedMotion: 'system' },
      components,
    }),
  );
}
