import { isoDay } from '#contract/date-range.ts';
import type { Change } from '#contract/estimate/estimate.ts';
import { type FigureCondition, NO_DETAIL } from '#contract/messages/alert.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import type { Ring } from '../ring/rings-for.ts';
import type { Rule } from '../rule/rule.ts';
import type { FigureMoment } from './closed-days.ts';

type Names = { storeName: string; title: string | null };

/** What a rule rings for in a closed day, before its cool-down. A rehearsal uses the same code as new days. */
export function judgeFigure(
  rule: Pick<Rule, 'productId'>,
  condition: FigureCondition,
  moment: FigureMoment,
  names: Names,
): Ring | null {
  if (!isMet(condition, moment.changes)) return null;
  const { storeId, fromMs, untilMs } = moment;
  const productId = rule.productId ?? STORE_ITSELF;
  const span = { from: isoDay(fromMs), until: isoDay(untilMs), change: moment.changes[0]! };
  const detail = { ...NO_DETAIL, ...names, ...span };
  return { storeId, productId, kind: condition.kind, at: fromMs, seenAt: untilMs, detail };
}

/** Whether the latest change is large enough, and either sure or the last of enough changes in the same direction. */
export function isMet(
  { direction, leastPercent, steadyFor }: FigureCondition,
  changes: readonly (Change | null)[],
): boolean {
  const [latest] = changes;
  const way = wayOf(latest);
  if (!latest || way === null || (direction !== 'both' && direction !== way)) return false;
  // percentages are shown as whole numbers, so a change shown as 20 % counts as 20 %
  if (Math.round(Math.abs(latest.ratio - 1) * 1e6) / 1e4 < leastPercent) return false;
  return latest.isSure || (steadyFor > 0 && changes.slice(0, steadyFor).every((change) => wayOf(change) === way));
}

function wayOf(change: Change | null | undefined): 'up' | 'down' | null {
  if (!change || change.ratio === 1) return null;
  return change.ratio > 1 ? 'up' : 'down';
}
