import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { Direction } from '../i18n/languages.ts';

export const styleCaches: Record<Direction, EmotionCache> = {
  ltr: createStyleCache('ltr'),
  rtl: createStyleCache('rtl'),
};

export function createStyleCache(direction: Direction): EmotionCache {
  return direction === 'ltr'
    ? createCache({ key: 'tw' })
    : createCache({ key: 'twrtl', stylisPlugins: [prefixer, rtlPlugin] });
}
