import type { AlertCase, AlertRehearsal } from '#contract/alert.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { judge, type Memory, type Ring } from '../ring/judge.ts';
import { loadMoments } from '../ring/moment.ts';
import type { Rule } from './rule.ts';

const REHEARSED_MS = 90 * DAY_MS;
const MOST_EVENTS = 100_000;
const SHOWN_CASES = 20;

/** What a rule would have told of stores in the last 90 days, from what was seen then. */
export async function rehearse(
  facts: Facts,
  rule: Rule,
  { storeIds, nowMs }: { storeIds: readonly number[]; nowMs: number },
): Promise<AlertRehearsal> {
  const since = nowMs - REHEARSED_MS;
  const stores = storeIds.map((id) => ({ id, seenAfter: since }));
  const { moments, isCut } = await loadMoments(facts, stores, { most: MOST_EVENTS, productId: rule.productId });
  const memory: Memory = new Map();
  const told = moments.map((moment) => judge(rule, moment, memory)).filter((rings) => rings.length > 0);
  const rings = told.flat();
  return {
    ...{ since: new Date(since).toISOString(), rang: rings.length, messages: told.length, isCut },
    cases: rings.slice(-SHOWN_CASES).reverse().map(caseOf),
  };
}

export function caseOf({ storeId, productId, kind, at, seenAt, detail }: Ring): AlertCase {
  return {
    ...{ kind, storeId: String(storeId), productId: productId === 0 ? null : `${storeId}-${productId}` },
    ...{ at: new Date(at).toISOString(), seenAt: new Date(seenAt).toISOString(), detail },
  };
}
