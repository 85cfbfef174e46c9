import { type AlertCase, type AlertRehearsal, isFigure } from '#contract/alert.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { rehearseDays } from '../figure/rehearse-days.ts';
import { judge, type Memory, type Ring } from '../ring/judge.ts';
import { loadMoments } from '../ring/moment.ts';
import type { Rule } from './rule.ts';

const REHEARSED_MS = 90 * DAY_MS;
const MOST_EVENTS = 100_000;
const SHOWN_CASES = 20;

type Asked = { storeIds: readonly number[]; nowMs: number };

/** What a rule would have told of stores in the last 90 days, from what was seen, or known, then. */
export async function rehearse(facts: Facts, rule: Rule, { storeIds, nowMs }: Asked): Promise<AlertRehearsal> {
  const since = nowMs - REHEARSED_MS;
  const { condition } = rule;
  // what matched a filter then is not kept
  const isFilter = condition.kind === 'matches';
  const { told, isCut } = isFilter
    ? { told: [], isCut: false }
    : isFigure(condition)
      ? { told: await rehearseDays(facts, rule, condition, { storeIds, since, nowMs }), isCut: false }
      : await rehearseEvents(facts, rule, { storeIds, since });
  const rings = told.flat();
  return {
    ...{ since: new Date(since).toISOString(), rang: rings.length, messages: told.length, isCut },
    matchesNow: null,
    cases: rings.slice(-SHOWN_CASES).reverse().map(caseOf),
  };
}

/** What rang together is one message. */
async function rehearseEvents(
  facts: Facts,
  rule: Rule,
  { storeIds, since }: { storeIds: readonly number[]; since: number },
): Promise<{ told: Ring[][]; isCut: boolean }> {
  const stores = storeIds.map((id) => ({ id, seenAfter: since }));
  const { moments, isCut } = await loadMoments(facts, stores, {
    take: 'latest',
    most: MOST_EVENTS,
    productId: rule.productId,
  });
  const memory: Memory = new Map();
  return { told: moments.map((moment) => judge(rule, moment, memory)).filter((rings) => rings.length > 0), isCut };
}

function caseOf({ storeId, productId, kind, at, seenAt, detail }: Ring): AlertCase {
  return {
    ...{ kind, storeId: String(storeId), productId: productId === 0 ? null : `${storeId}-${productId}` },
    ...{ at: new Date(at).toISOString(), seenAt: new Date(seenAt).toISOString(), detail },
  };
}
