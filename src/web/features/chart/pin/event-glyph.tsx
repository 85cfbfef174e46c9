import { useTheme } from '@mui/material/styles';
import type { MARKED_KINDS } from './row-events.ts';

export type MarkedKind = (typeof MARKED_KINDS)[number];

/** The side of the mark's box. */
export const GLYPH_PX = 12;

/** In a box of 12: a disc for sales, a diamond (price tag), a plus, a triangle (a shelf that fills up), a cross. */
const SHAPE: Record<MarkedKind, string> = {
  sale_started: 'M6 1A5 5 0 1 1 6 11A5 5 0 1 1 6 1Z',
  sale_ended: 'M6 1A5 5 0 1 1 6 11A5 5 0 1 1 6 1Z',
  new: 'M6 1.5V10.5M1.5 6H10.5',
  price: 'M6 1 11 6 6 11 1 6Z',
  restocked: 'M6 1 11 10.5H1Z',
  sold_out: 'M2 2 10 10M10 2 2 10',
};

/** A mark in an SVG. Kinds differ by shape. */
export function EventGlyph({ kind }: { kind: MarkedKind }) {
  const theme = useTheme();
  const { text, background } = (theme.vars ?? theme).palette;
  const isStroke = kind === 'sold_out' || kind === 'new';
  const isHollow = kind === 'price' || kind === 'sale_ended';
  return (
    <path
      d={SHAPE[kind]}
      fill={isStroke ? 'none' : isHollow ? background.paper : text.secondary}
      stroke={text.secondary}
      strokeWidth={isStroke ? 2.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
