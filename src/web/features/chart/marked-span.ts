/** The places of the buckets between which a span is being chosen: the first one pressed, and the one it was drawn to. */
export type MarkedSpan = { from: number; to: number };

type Step = { key: string; marked: MarkedSpan | null; focused: number; count: number; isRtl: boolean };

/** What Shift and an arrow make of a span: one more bucket or one less; null for other keys. */
export function stretched({ key, marked, focused, count, isRtl }: Step): MarkedSpan | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
  const { from, to } = marked ?? { from: focused, to: focused };
  return { from, to: Math.min(count - 1, Math.max(0, to + step)) };
}

export function endsOf({ from, to }: MarkedSpan): [first: number, last: number] {
  return from < to ? [from, to] : [to, from];
}
