import type { Estimate } from '#contract/estimate/estimate.ts';
import type { ShownChange } from '../../estimate/change.ts';
import { type TrendRow, trendFacts } from './rows.ts';

/** The sentences about a trend, in order. `isPartial`: the period or bucket is still running. */
export type TrendPart =
  | { kind: 'nothing' }
  | { kind: 'total'; value: number; low: number; high: number; isPartial: boolean }
  | { kind: 'change'; change: ShownChange }
  | { kind: 'peak'; at: string; value: number; isPartial: boolean }
  | { kind: 'gaps'; count: number };

export function trendParts(rows: readonly TrendRow[], total: Estimate, change: ShownChange): TrendPart[] {
  const { peak, known, gaps } = trendFacts(rows);
  if (total.value === null || known === 0) return [{ kind: 'nothing' }];
  const parts: TrendPart[] = [
    {
      kind: 'total',
      value: total.value,
      low: total.low ?? total.value,
      high: total.high ?? total.value,
      isPartial: rows.some((row) => row.isPartial),
    },
  ];
  if (change.kind === 'number') parts.push({ kind: 'change', change });
  if (peak !== null && peak.current.value !== null && known > 1) {
    parts.push({ kind: 'peak', at: peak.at, value: peak.current.value, isPartial: peak.isPartial });
  }
  if (gaps > 0) parts.push({ kind: 'gaps', count: gaps });
  return parts;
}
