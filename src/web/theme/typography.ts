import type { TypographyVariantsOptions } from '@mui/material/styles';
import { TYPE } from './scale.ts';

const LATIN = "'Inter Variable', 'Inter Fallback', system-ui, 'Arabic Names', sans-serif";
const ARABIC = `'IBM Plex Sans Arabic', 'Inter Variable', 'Segoe UI', Tahoma, sans-serif`;

/** Arabic joins its letters, so it gets no tracking, taller lines and a slightly larger size. */
export function typographyOf(isArabic: boolean): TypographyVariantsOptions {
  const tracking = (em: number) => (isArabic ? '0' : `${em}em`);
  const leading = (latin: number, arabic: number) => (isArabic ? arabic : latin);
  const size = (rem: number) => `${isArabic ? Math.round(rem * 1.06 * 1000) / 1000 : rem}rem`;
  const heading = (rem: number, weight: number, em: number) => ({
    fontSize: size(rem),
    fontWeight: weight,
    lineHeight: leading(1.25, 1.5),
    letterSpacing: tracking(em),
  });
  const body = (rem: number) => ({
    fontSize: size(rem),
    lineHeight: leading(1.55, 1.75),
    letterSpacing: tracking(0),
  });
  return {
    fontFamily: isArabic ? ARABIC : LATIN,
    fontWeightMedium: isArabic ? 600 : 550,
    fontWeightBold: 600,
    h1: heading(TYPE.promise, 650, -0.022),
    h2: heading(TYPE.section, 650, -0.02),
    h3: heading(TYPE.page, 620, -0.015),
    h4: heading(TYPE.part, 620, -0.012),
    h5: heading(TYPE.card, 600, -0.008),
    h6: heading(TYPE.inCard, 600, 0),
    subtitle1: { ...body(TYPE.read), fontWeight: isArabic ? 600 : 550 },
    subtitle2: { ...body(TYPE.text), fontWeight: isArabic ? 600 : 550 },
    body1: body(TYPE.read),
    body2: body(TYPE.text),
    button: {
      fontSize: size(TYPE.text),
      fontWeight: isArabic ? 600 : 550,
      lineHeight: leading(1.5, 1.7),
      letterSpacing: tracking(0),
      textTransform: 'none',
    },
    caption: { ...body(TYPE.note), letterSpacing: tracking(0.005) },
    overline: {
      fontSize: size(TYPE.label),
      fontWeight: 600,
      lineHeight: leading(1.6, 1.8),
      letterSpacing: tracking(0.06),
      textTransform: isArabic ? 'none' : 'uppercase',
    },
  };
}
