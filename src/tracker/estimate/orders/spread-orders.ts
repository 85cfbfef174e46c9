import type { Intensity } from './intensity.ts';
import { cutByHour, type Gap } from './order-timeline.ts';

/** The expected orders of the store in a stretch of time. */
export function expectedOrders(gap: Gap, intensity: Intensity): number {
  return cutByHour(gap).reduce((sum, { from, to }) => sum + intensity.expected(from, to), 0);
}

/** How a stretch of time divides over its hours by the intensity. */
export function portions(gap: Gap, intensity: Intensity | null): { at: number; portion: number }[] {
  const pieces = cutByHour(gap);
  const weights = pieces.map((piece) => (intensity ? intensity.expected(piece.from, piece.to) : piece.to - piece.from));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (pieces.length === 0 || total <= 0) return [{ at: gap.from, portion: 1 }];
  return pieces.map((piece, index) => ({ at: piece.from, portion: weights[index]! / total }));
}
