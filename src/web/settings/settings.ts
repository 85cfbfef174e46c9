import { type Direction, isEnabledLanguage, type Language } from '../i18n/languages.ts';

export const PALETTE_MODES = ['auto', 'light', 'dark'] as const;
export const COLOR_PRESETS = ['green', 'blue', 'indigo'] as const;
export const CONTRASTS = ['normal', 'high'] as const;
export const DENSITIES = ['compact', 'comfortable'] as const;

export type PaletteMode = (typeof PALETTE_MODES)[number];
export type ColorPreset = (typeof COLOR_PRESETS)[number];
export type Contrast = (typeof CONTRASTS)[number];
export type Density = (typeof DENSITIES)[number];

/** `direction` null: as the language is written. `language` null: as the browser prefers. */
export type Settings = {
  paletteMode: PaletteMode;
  colorPreset: ColorPreset;
  contrast: Contrast;
  /** Of the rows of tables. */
  density: Density;
  direction: Direction | null;
  language: Language | null;
};

export const DEFAULT_SETTINGS: Settings = {
  paletteMode: 'auto',
  colorPreset: 'green',
  contrast: 'normal',
  density: 'compact',
  direction: null,
  language: null,
};

/** Whatever a storage holds: unknown values fall back one by one. */
export function parseSettings(stored: string | null): Settings {
  const given = readObject(stored);
  return {
    paletteMode: oneOf(PALETTE_MODES, given.paletteMode) ?? DEFAULT_SETTINGS.paletteMode,
    colorPreset: oneOf(COLOR_PRESETS, given.colorPreset) ?? DEFAULT_SETTINGS.colorPreset,
    contrast: oneOf(CONTRASTS, given.contrast) ?? DEFAULT_SETTINGS.contrast,
    density: oneOf(DENSITIES, given.density) ?? DEFAULT_SETTINGS.density,
    direction: oneOf(['ltr', 'rtl'] as const, given.direction),
    language: isEnabledLanguage(given.language) ? given.language : null,
  };
}

/** Settings that differ from the defaults; the language is a choice of words, not of looks. */
export function isCustom(settings: Settings): boolean {
  const { language: _, ...looks } = settings;
  return (Object.keys(looks) as (keyof typeof looks)[]).some((key) => looks[key] !== DEFAULT_SETTINGS[key]);
}

function oneOf<Value extends string>(allowed: readonly Value[], value: unknown): Value | null {
  return allowed.find((candidate) => candidate === value) ?? null;
}

function readObject(stored: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
