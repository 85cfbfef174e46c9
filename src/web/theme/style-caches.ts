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

/**
 * Of the properties that we use, Safari 17 needs only this one prefixed. More prefixes would only make styles longer
 * and pages slower.
 */
function prefixForSafari(element: Parameters<StylisPlugin>[0]): void {
  const { type, props, value } = element;
  if (type === 'decl' && props === 'user-select') element.return = `-webkit-${value}${value}`;
}
