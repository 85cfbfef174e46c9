import type { PaletteOptions } from '@mui/material/styles';
import type { ColorPreset, Contrast } from '../settings/settings.ts';

export type Scheme = 'light' | 'dark';

/** Fills have 4.5:1 or better with `contrastText`, and are readable as text on their scheme's surfaces. */
type Fill = { main: string; light: string; dark: string; contrastText: string };

const ON_LIGHT = '#ffffff';
const ON_DARK = '#0d1117';

export const PRESET_FILLS: Record<Scheme, Record<ColorPreset, Fill>> = {
  light: {
    green: { main: '#16744a', light: '#3d9c72', dark: '#0e5a38', contrastText: ON_LIGHT },
    blue: { main: '#1c62bd', light: '#4a8ade', dark: '#134a92', contrastText: ON_LIGHT },
    indigo: { main: '#4b4fc0', light: '#777be0', dark: '#373a96', contrastText: ON_LIGHT },
  },
  dark: {
    green: { main: '#63c797', light: '#8edab5', dark: '#3fa376', contrastText: ON_DARK },
    blue: { main: '#7fb4f5', light: '#a9cdf9', dark: '#5592dc', contrastText: ON_DARK },
    indigo: { main: '#a5a9f7', light: '#c5c8fb', dark: '#7f84e0', contrastText: ON_DARK },
  },
};

const STATES: Record<Scheme, Record<'success' | 'warning' | 'error' | 'info', Fill>> = {
  light: {
    success: { main: '#1b7340', light: '#46a06b', dark: '#125630', contrastText: ON_LIGHT },
    warning: { main: '#925a05', light: '#c08a35', dark: '#704404', contrastText: ON_LIGHT },
    error: { main: '#b93428', light: '#dc6a60', dark: '#8f241b', contrastText: ON_LIGHT },
    info: { main: '#1b6796', light: '#4a94c2', dark: '#124c70', contrastText: ON_LIGHT },
  },
  dark: {
    success: { main: '#6bcb8f', light: '#97dcb1', dark: '#46a66b', contrastText: ON_DARK },
    warning: { main: '#e5b45c', light: '#efcd8f', dark: '#c0903a', contrastText: ON_DARK },
    error: { main: '#f28b80', light: '#f7b2aa', dark: '#d2655a', contrastText: ON_DARK },
    info: { main: '#73bde8', light: '#a0d3f0', dark: '#4a97c4', contrastText: ON_DARK },
  },
};

type Neutrals = {
  page: string;
  surface: string;
  raised: string;
  sunken: string;
  border: string;
  /** Edges of controls: 3:1 on the surface. */
  outline: string;
  text: string;
  muted: string;
  disabled: string;
  wash: string;
};

export const NEUTRALS: Record<Scheme, Record<Contrast, Neutrals>> = {
  light: {
    normal: {
      page: '#f5f6f8',
      surface: '#ffffff',
      raised: '#ffffff',
      sunken: '#eef0f3',
      border: '#e0e3e9',
      outline: '#7d8694',
      text: '#171c25',
      muted: '#545d6c',
      disabled: '#868e9b',
      wash: '23, 28, 37',
    },
    high: {
      page: '#ffffff',
      surface: '#ffffff',
      raised: '#ffffff',
      sunken: '#eef0f3',
      border: '#7d8694',
      outline: '#545d6c',
      text: '#05070a',
      muted: '#333a46',
      disabled: '#6b7380',
      wash: '5, 7, 10',
    },
  },
  dark: {
    normal: {
      page: '#0e1116',
      surface: '#161a21',
      raised: '#1d222b',
      sunken: '#11151b',
      border: '#2a303a',
      outline: '#717b8b',
      text: '#e7eaef',
      muted: '#a0a9b7',
      disabled: '#6c7584',
      wash: '231, 234, 239',
    },
    high: {
      page: '#000000',
      surface: '#0b0e12',
      raised: '#12161c',
      sunken: '#000000',
      border: '#717b8b',
      outline: '#a0a9b7',
      text: '#ffffff',
      muted: '#d0d6df',
      disabled: '#8a93a2',
      wash: '255, 255, 255',
    },
  },
};

/** Series that can be told apart in print and by colour-blind readers. The first one is the preset itself. */
const SERIES: Record<Scheme, readonly string[]> = {
  light: ['#8a5a00', '#3c6db4', '#a23b72', '#4d7c0f', '#6b4fa8'],
  dark: ['#e5b45c', '#86b1ee', '#e793bd', '#a9cf6a', '#bfa8f2'],
};

export function paletteOf(scheme: Scheme, preset: ColorPreset, contrast: Contrast): PaletteOptions {
  const neutral = NEUTRALS[scheme][contrast];
  // with commas, because MUI cannot parse the newer notation
  const wash = (alpha: number) => `rgba(${neutral.wash}, ${alpha})`;
  const fill = PRESET_FILLS[scheme][preset];
  const [series2, series3, series4, series5, series6] = SERIES[scheme] as [string, string, string, string, string];
  return {
    mode: scheme,
    primary: fill,
    secondary: { main: neutral.muted, light: neutral.outline, dark: neutral.text, contrastText: neutral.surface },
    ...STATES[scheme],
    background: { default: neutral.page, paper: neutral.surface },
    divider: neutral.border,
    text: { primary: neutral.text, secondary: neutral.muted, disabled: neutral.disabled },
    action: {
      hover: wash(0.05),
      selected: wash(0.08),
      // for chosen and hovered rows; even both together leave the text readable
      selectedOpacity: 0.1,
      hoverOpacity: 0.04,
      focus: wash(0.1),
      active: neutral.muted,
      disabled: neutral.disabled,
      disabledBackground: wash(0.1),
    },
    surface: { raised: neutral.raised, sunken: neutral.sunken, outline: neutral.outline },
    chart: {
      current: fill.main,
      previous: neutral.outline,
      band: fill.light,
      grid: neutral.border,
      series1: fill.main,
      series2,
      series3,
      series4,
      series5,
      series6,
    },
  };
}
