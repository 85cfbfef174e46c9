import { type FigureCondition, isFigure } from '#contract/messages/alert.ts';
import type { Facts } from '#database/connect.ts';
import { findNames } from '#questions/find-names.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { RuleRing } from '../ring/cool-down.ts';
import type { RuleRow } from '../rule/rule-rows.ts';
import { compareClosedDays } from './closed-days.ts';
import { judgeFigure } from './judge-figure.ts';

type Judged = {
  rules: readonly RuleRow[];
  /** The starts of the closed days, by store. */
  closed: ReadonlyMap<number, readonly number[]>;
  nowMs: number;
};

/** What rules ring for in the closed days. Rules with the same comparison are computed once. */
export async function judgeDays(facts: Facts, { rules, closed, nowMs }: Judged): Promise<RuleRing[]> {
  const figured = rules.filter(
    ({ condition, ofStore }) => isFigure(condition) && (closed.get(ofStore)?.length ?? 0) > 0,
  );
  if (figured.length === 0) return [];
  const { nameOf, titleOf } = await findNames(
    facts,
    figured.map(({ ofStore: storeId, productId }) => ({ storeId, productId })),
  );
  const ruleRings: RuleRing[] = [];
  for (const alike of Map.groupBy(figured, keyOf).values()) {
    const [first] = alike as [RuleRow];
    const storeIds = [...new Set(alike.map(({ ofStore }) => ofStore))];
    const days = storeIds.flatMap((storeId) =>
      closed.get(storeId)!.map((dayMs) => ({ storeId, dayMs, asKnownAtMs: nowMs })),
    );
    const moments = await compareClosedDays(facts, first, first.condition as FigureCondition, days);
    const momentsOf = Map.groupBy(moments, ({ storeId }) => storeId);
    for (const rule of alike) {
      for (const moment of momentsOf.get(rule.ofStore) ?? []) {
        if (moment.dayMs + DAY_MS <= rule.since) continue;
        const named = { storeName: nameOf(rule.ofStore) ?? '', title: titleOf(rule.ofStore, rule.productId) };
        const ring = judgeFigure(rule, rule.condition as FigureCondition, moment, named);
        if (ring) ruleRings.push({ rule, ring });
      }
    }
  }
  return ruleRings;
}

function keyOf({ productId, tag, condition }: RuleRow): string {
  const { kind, per, steadyFor } = condition as FigureCondition;
  return [productId, tag, kind, per, steadyFor].join(' ');
}
