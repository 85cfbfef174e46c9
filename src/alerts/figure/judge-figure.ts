import { type FigureCondition, NO_DETAIL } from '#contract/alert.ts';
import { isoDay } from '#contract/date-range.ts';
import type { Change } from '#contract/estimate.ts';
import type { Ring } from '../ring/judge.ts';
import type { Rule } from '../rule/rule.ts';
import type { FigureMoment } from './closed-days.ts';

type Names = { storeName: string; title: string | null };

/**
 * What a rule rings for in a day that closed, but for its cool-down. The same for the past that is rehearsed and for what
 * is new.
 */
export function judgeFigure(
  rule: Pick<Rule, 'productId'>,
  condition: FigureCondition,
  moment: FigureMoment,
  names: Names,
): Ring | null {
  if (!isMet(condition, moment.changes)) return null;
  const { storeId, fromMs, untilMs } = moment;
  const productId = rule.productId ?? 0;
  const span = { from: isoDay(fromMs), until: isoDay(untilMs), change: moment.changes[0]! };
  const detail = { ...NO_DETAIL, ...names, ...span };
  return { storeId, productId, kind: condition.kind, at: fromMs, seenAt: untilMs, detail };
}

/** Whether the latest change is as great as is asked, and is sure, or one of as many in a row that went its way. */
export function isMet(
  { direction, leastPercent, steadyFor }: FigureCondition,
  changes: readonly (Change | null)[],
): boolean {
  const [latest] = changes;
  const way = wayOf(latest);
  if (!latest || way === null || (direction !== 'both' && direction !== way)) return false;
  // whole percents are told: one that is shown as 20 % is 20 %
  if (Math.round(Math.abs(latest.ratio - 1) * 1e6) / 1e4 < leastPercent) return false;
  return latest.isSure || (steadyFor > 0 && changes.slice(0, steadyFor).every((change) => wayOf(change) === way));
}

function wayOf(change: Change | null | undefined): 'up' | 'down' | null {
  if (!change || change.ratio === 1) return null;
  return change.ratio > 1 ? 'up' : 'down';
}
