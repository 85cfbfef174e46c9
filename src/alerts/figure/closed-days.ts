import { isoDay } from '#contract/date-range.ts';
import type { Change } from '#contract/estimate/estimate.ts';
import type { FigureCondition } from '#contract/messages/alert.ts';
import type { Facts } from '#database/connect.ts';
import { changeOf } from '#questions/change.ts';
import { estimatesOf, noSales } from '#questions/figures.ts';
import { findUncounted } from '#questions/find-uncounted.ts';
import { type SpanAsKnown, type SumsAsKnown, sumSpansAsKnown } from '#questions/totals/sum-spans-as-known.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { Rule } from '../rule/rule.ts';

/** A closed day of a store: its start, and when it closed. */
export type ClosedDay = { storeId: number; dayMs: number; asKnownAtMs: number };

/** A day, or the week that ended with it, and how it and the spans before it compare with theirs; latest first. */
export type FigureMoment = ClosedDay & { fromMs: number; untilMs: number; changes: (Change | null)[] };

/** How much of both spans must have been read for a comparison. */
const MIN_READ_SHARE = 0.9;
const WEEK_MS = 7 * DAY_MS;
const SUNDAY = 0;

/** The changes of the closed days of a rule's stores. For weeks, only of the weeks that ended. */
export async function compareClosedDays(
  facts: Facts,
  { productId, tag }: Pick<Rule, 'productId' | 'tag'>,
  { kind, per, steadyFor }: Pick<FigureCondition, 'kind' | 'per' | 'steadyFor'>,
  closed: readonly ClosedDay[],
): Promise<FigureMoment[]> {
  const days = closed.filter(({ dayMs }) => per === 'day' || new Date(dayMs).getUTCDay() === SUNDAY);
  const lengthMs = per === 'day' ? DAY_MS : WEEK_MS;
  const buckets = Math.max(1, steadyFor);
  const spans = days.flatMap(({ storeId, dayMs, asKnownAtMs }) =>
    Array.from({ length: buckets }, (_, back) => dayMs + DAY_MS - back * lengthMs).flatMap((untilMs): SpanAsKnown[] =>
      [untilMs, untilMs - WEEK_MS].map((endMs) => ({
        ...{ storeId, asKnownAtMs, from: isoDay(endMs - lengthMs), until: isoDay(endMs) },
      })),
    ),
  );
  const observed = await sumSpansAsKnown(facts, spans);
  const own = productId === null && tag === null ? observed : await sumSpansAsKnown(facts, spans, { productId, tag });
  const isUncounted = await findUncounted(
    facts,
    productId === null ? [] : days.map(({ storeId }) => ({ storeId, productId })),
  );
  const sumsAt = (place: number): SumsAsKnown | null => {
    const store = observed[place] ?? null;
    if (!store || store.observedSeconds < (MIN_READ_SHARE * lengthMs) / 1000) return null;
    if (own === observed) return store;
    const { storeId } = spans[place]!;
    if (!own[place] && productId !== null && isUncounted({ storeId, productId })) return null;
    return { ...(own[place] ?? noSales(store)), observedSeconds: store.observedSeconds };
  };
  return days.map((day, index) => ({
    ...day,
    ...{ fromMs: day.dayMs + DAY_MS - lengthMs, untilMs: day.dayMs + DAY_MS },
    changes: Array.from({ length: buckets }, (_, back) => {
      const place = (index * buckets + back) * 2;
      return changeBetween(sumsAt(place), sumsAt(place + 1), kind);
    }),
  }));
}

function changeBetween(
  now: SumsAsKnown | null,
  before: SumsAsKnown | null,
  kind: FigureCondition['kind'],
): Change | null {
  if (!now || !before) return null;
  return changeOf(now, before, { current: estimatesOf(now, null), previous: estimatesOf(before, null) })[kind];
}
