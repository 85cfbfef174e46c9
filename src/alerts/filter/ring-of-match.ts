import { NO_DETAIL } from '#contract/alert.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { type Memory, type Ring, subjectOf } from '../ring/judge.ts';
import type { Rule } from '../rule/rule.ts';

type Fresh = { storeId: number; productId: number; readMs: number };
type Names = { storeName: string; title: string | null };

/** What a rule rings for where a product came to match its filter. The same for the past that is rehearsed and for what is new. */
export function ringOfMatch(
  { coolDownHours }: Pick<Rule, 'coolDownHours'>,
  { storeId, productId, readMs }: Fresh,
  names: Names,
  memory: Memory,
): Ring | null {
  const subject = subjectOf(storeId, productId);
  const last = memory.get(subject);
  if (last !== undefined && readMs - last < coolDownHours * HOUR_MS) return null;
  memory.set(subject, readMs);
  return { storeId, productId, kind: 'matches', at: readMs, seenAt: readMs, detail: { ...NO_DETAIL, ...names } };
}
