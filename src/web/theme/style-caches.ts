import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { Direction } from '../i18n/languages.ts';

export const styleCaches: Record<Direction, EmotionCache> = {
  ltr: createStyleCache('ltr'),
  rtl: createStyleCache('rtl'),
};

export function createStyleCache(direction: Direction): EmotionCache {
  return direction === 'ltr'
    ? createCache({ key: 'tw', stylisPlugins: [prefixForSafari] })
    : createCache({ key: 'twrtl', stylisPlugins: [prefixForSafari, rtlPlugin] });
}

/** What Safari 17 knows by its own name alone. Names for older browsers make styles longer, and a page late. */
const PREFIXED = ['user-select', 'text-decoration'];

function prefixForSafari(element: Parameters<StylisPlugin>[0]): void {
  const { type, props, value } = element;
  if (type === 'decl' && PREFIXED.includes(String(props))) element.return = `-webkit-${value}${value}`;
}
