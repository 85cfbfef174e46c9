import type { GroupColor } from '#contract/group.ts';
import type { Scheme } from './palette.ts';

/** Marks beside a name, with 3:1 contrast on their scheme's surfaces. */
export const GROUP_FILLS: Record<Scheme, Record<GroupColor, string>> = {
  light: {
    green: '#1e8a56',
    blue: '#2b73d0',
    violet: '#7a4fd0',
    pink: '#c2418f',
    red: '#c8402f',
    orange: '#b8620e',
    yellow: '#8f7608',
    gray: '#66707b',
  },
  dark: {
    green: '#63c797',
    blue: '#7fb4f5',
    violet: '#b79cf5',
    pink: '#ef94c9',
    red: '#f28b80',
    orange: '#f0a860',
    yellow: '#dcc65a',
    gray: '#a3adb8',
  },
};
