/** The buckets between which a span is being marked, by index: where it began, and where it ends now. */
export type MarkedSpan = { from: number; to: number };

type Step = { key: string; marked: MarkedSpan | null; focused: number; count: number; isRtl: boolean };

/** The span after Shift and an arrow key: one bucket more or less; null for other keys. */
export function stretched({ key, marked, focused, count, isRtl }: Step): MarkedSpan | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
  // the focus keeps its place when a shorter period is chosen
  const start = Math.min(focused, count - 1);
  const { from, to } = marked ?? { from: start, to: start };
  return { from, to: Math.min(count - 1, Math.max(0, to + step)) };
}

export function endsOf({ from, to }: MarkedSpan): [first: number, last: number] {
  return from < to ? [from, to] : [to, from];
}
