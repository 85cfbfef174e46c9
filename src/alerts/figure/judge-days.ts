import { type FigureCondition, isFigure } from '#contract/alert.ts';
import type { Facts } from '#database/connect.ts';
import { findNames } from '#questions/find-names.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { Memory } from '../ring/judge.ts';
import { type RuleRow, type Rung, ruleOfRow } from '../rule/rule-rows.ts';
import { compareClosedDays } from './closed-days.ts';
import { judgeFigure } from './judge-figure.ts';

type Judged = {
  rules: readonly RuleRow[];
  /** The first moments of the days that closed, by store. */
  closed: ReadonlyMap<number, readonly number[]>;
  memories: ReadonlyMap<string, Memory>;
  nowMs: number;
};

/** What rules ring for in the days that closed. Rules that compare the same are compared once. */
export async function judgeDays(facts: Facts, { rules, closed, memories, nowMs }: Judged): Promise<Rung[]> {
  const figured = rules.filter(
    ({ condition, of_store }) => isFigure(condition) && (closed.get(of_store)?.length ?? 0) > 0,
  );
  if (figured.length === 0) return [];
  const { nameOf, titleOf } = await findNames(
    facts,
    figured.map(({ of_store: storeId, product_id: productId }) => ({ storeId, productId })),
  );
  const rung: Rung[] = [];
  for (const alike of Map.groupBy(figured, keyOf).values()) {
    const [first] = alike as [RuleRow];
    const storeIds = [...new Set(alike.map(({ of_store }) => of_store))];
    const days = storeIds.flatMap((storeId) =>
      closed.get(storeId)!.map((dayMs) => ({ storeId, dayMs, toldAtMs: nowMs })),
    );
    const moments = await compareClosedDays(facts, ruleOfRow(first), first.condition as FigureCondition, days);
    const momentsOf = Map.groupBy(moments, ({ storeId }) => storeId);
    for (const rule of alike) {
      for (const moment of momentsOf.get(rule.of_store) ?? []) {
        if (moment.dayMs + DAY_MS <= rule.since.getTime()) continue;
        const named = { storeName: nameOf(rule.of_store) ?? '', title: titleOf(rule.of_store, rule.product_id) };
        const memory = memories.get(rule.id)!;
        const ring = judgeFigure(ruleOfRow(rule), rule.condition as FigureCondition, moment, named, memory);
        if (ring) rung.push({ rule, ring });
      }
    }
  }
  return rung;
}

function keyOf({ product_id, tag, condition }: RuleRow): string {
  const { kind, per, steadyFor } = condition as FigureCondition;
  return [product_id, tag, kind, per, steadyFor].join(' ');
}
