import { WEEK_STARTS } from '#contract/date-range.ts';
import {
  CURRENCIES,
  type Currency,
  DENSITIES,
  isTimeZone,
  NUMBER_FORMATS,
  type Preferences,
} from '#contract/preferences.ts';
import { type Direction, isEnabledLanguage } from '../i18n/languages.ts';

export const PALETTE_MODES = ['auto', 'light', 'dark'] as const;
export const COLOR_PRESETS = ['green', 'blue', 'indigo'] as const;
export const CONTRASTS = ['normal', 'high'] as const;

export type PaletteMode = (typeof PALETTE_MODES)[number];
export type ColorPreset = (typeof COLOR_PRESETS)[number];
export type Contrast = (typeof CONTRASTS)[number];

/** The settings that the account stores too, beside the currency. */
export type AccountSettings = Required<Pick<Preferences, (typeof ACCOUNT_SETTINGS)[number]>>;
export const ACCOUNT_SETTINGS = ['language', 'density', 'numberFormat', 'timeZone', 'weekStart'] as const;

/** `direction` null: the language's own. `language` null: the browser's preference. */
export type Settings = {
  paletteMode: PaletteMode;
  colorPreset: ColorPreset;
  contrast: Contrast;
  direction: Direction | null;
  /** Whether letter keys open the dashboard's pages. */
  hasKeys: boolean;
  currency: Currency;
  /** The newest rate of `currency`. The two change together. */
  unitsPerUsd: number;
} & AccountSettings;

export type Density = Settings['density'];

export const DEFAULT_SETTINGS: Settings = {
  paletteMode: 'auto',
  colorPreset: 'green',
  contrast: 'normal',
  density: 'compact',
  direction: null,
  language: null,
  numberFormat: 'language',
  timeZone: null,
  weekStart: 'monday',
  currency: 'USD',
  unitsPerUsd: 1,
  hasKeys: true,
};

/** The look, without the format of figures, which is a choice of words and signs. */
const LOOKS = ['paletteMode', 'colorPreset', 'contrast', 'density', 'direction'] as const;

/** Reads whatever storage contains. Each unknown value gets its default. */
export function parseSettings(stored: string | null): Settings {
  const given = readObject(stored);
  return {
    paletteMode: oneOf(PALETTE_MODES, given.paletteMode) ?? DEFAULT_SETTINGS.paletteMode,
    colorPreset: oneOf(COLOR_PRESETS, given.colorPreset) ?? DEFAULT_SETTINGS.colorPreset,
    contrast: oneOf(CONTRASTS, given.contrast) ?? DEFAULT_SETTINGS.contrast,
    density: oneOf(DENSITIES, given.density) ?? DEFAULT_SETTINGS.density,
    direction: oneOf(['ltr', 'rtl'] as const, given.direction),
    language: isEnabledLanguage(given.language) ? given.language : null,
    numberFormat: oneOf(NUMBER_FORMATS, given.numberFormat) ?? DEFAULT_SETTINGS.numberFormat,
    timeZone: typeof given.timeZone === 'string' && isTimeZone(given.timeZone) ? given.timeZone : null,
    weekStart: oneOf(WEEK_STARTS, given.weekStart) ?? DEFAULT_SETTINGS.weekStart,
    hasKeys: given.hasKeys !== false,
    ...currencyOf(given),
  };
}

export function isCustom(settings: Settings): boolean {
  return LOOKS.some((key) => settings[key] !== DEFAULT_SETTINGS[key]);
}

/** The settings with the default look. */
export function withDefaultLooks(settings: Settings): Settings {
  return { ...settings, ...Object.fromEntries(LOOKS.map((key) => [key, DEFAULT_SETTINGS[key]])) };
}

/** A currency is valid only together with its rate. */
function currencyOf({ currency, unitsPerUsd }: Partial<Record<keyof Settings, unknown>>) {
  const known = oneOf(CURRENCIES, currency);
  return known !== null && typeof unitsPerUsd === 'number' && unitsPerUsd > 0
    ? { currency: known, unitsPerUsd }
    : { currency: DEFAULT_SETTINGS.currency, unitsPerUsd: DEFAULT_SETTINGS.unitsPerUsd };
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
