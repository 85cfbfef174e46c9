import { useTheme } from '@mui/material/styles';
import type { MARKED_KINDS } from './row-events.ts';

export type MarkedKind = (typeof MARKED_KINDS)[number];

export const GLYPH_PX = 12;

/** In a box of 12: a price tag's diamond, a shelf that fills up, a cross. */
const SHAPE: Record<MarkedKind, string> = {
  price: 'M6 1 11 6 6 11 1 6Z',
  restocked: 'M6 1 11 10.5H1Z',
  sold_out: 'M2 2 10 10M10 2 2 10',
};

/** A mark in an SVG; kinds differ by shape. */
export function EventGlyph({ kind }: { kind: MarkedKind }) {
  const theme = useTheme();
  const { text, background } = (theme.vars ?? theme).palette;
  const isCross = kind === 'sold_out';
  return (
    <path
      d={SHAPE[kind]}
      fill={isCross ? 'none' : kind === 'price' ? background.paper : text.secondary}
      stroke={text.secondary}
      strokeWidth={isCross ? 2.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
