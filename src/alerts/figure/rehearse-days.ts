import type { FigureCondition } from '#contract/messages/alert.ts';
import type { Facts } from '#database/connect.ts';
import { CLOSED_AFTER_MS } from '#questions/closed-after.ts';
import { findNames } from '#questions/find-names.ts';
import { DAY_MS, startOfDay } from '#runtime/clock.ts';
import { cooled } from '../ring/cool-down.ts';
import type { Ring } from '../ring/rings-for.ts';
import { findReadings } from '../rule/find-readings.ts';
import type { Rule } from '../rule/rule.ts';
import { type ClosedDay, compareClosedDays } from './closed-days.ts';
import { judgeFigure } from './judge-figure.ts';

type Asked = { storeIds: readonly number[]; since: number; nowMs: number };

/** What a rule would have rung for in the days that closed since then, each as known when it closed; grouped by day. */
export async function rehearseDays(
  facts: Facts,
  rule: Rule,
  condition: FigureCondition,
  { storeIds, since, nowMs }: Asked,
): Promise<Ring[][]> {
  const moments = await compareClosedDays(facts, rule, condition, await findClosedDays(facts, storeIds, since, nowMs));
  const { productId } = rule;
  const { nameOf, titleOf } = await findNames(
    facts,
    storeIds.map((storeId) => ({ storeId, productId })),
  );
  const namesOf = (storeId: number) => ({ storeName: nameOf(storeId) ?? '', title: titleOf(storeId, productId) });
  const rings = moments
    .toSorted((one, other) => one.untilMs - other.untilMs)
    .flatMap((moment) => judgeFigure(rule, condition, moment, namesOf(moment.storeId)) ?? []);
  return [...Map.groupBy(cooled(rule, rings), ({ seenAt }) => seenAt).values()];
}

/** A day whose closing reading is no longer stored counts as closed at the earliest possible time. */
async function findClosedDays(
  facts: Facts,
  storeIds: readonly number[],
  since: number,
  nowMs: number,
): Promise<ClosedDay[]> {
  const readingFrom = await findReadings(facts, storeIds, { since, each: 'day', lateMs: CLOSED_AFTER_MS });
  const first = startOfDay(since);
  const count = Math.floor((nowMs - CLOSED_AFTER_MS - first) / DAY_MS);
  return storeIds.flatMap((storeId) =>
    Array.from({ length: count }, (_, index) => first + index * DAY_MS).flatMap((dayMs): ClosedDay[] => {
      const asKnownAtMs = readingFrom(storeId, dayMs + DAY_MS + CLOSED_AFTER_MS);
      return asKnownAtMs === undefined ? [] : [{ storeId, dayMs, asKnownAtMs }];
    }),
  );
}
