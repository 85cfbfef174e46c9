import { NO_DETAIL } from '#contract/alert.ts';
import { hasCooled, type Memory, type Ring } from '../ring/judge.ts';
import type { Rule } from '../rule/rule.ts';

type Fresh = { storeId: number; productId: number; readMs: number };
type Names = { storeName: string; title: string | null };

/** What a rule rings for where a product came to match its filter. The same for the past that is rehearsed and for what is new. */
export function ringOfMatch(
  rule: Pick<Rule, 'coolDownHours'>,
  { storeId, productId, readMs }: Fresh,
  names: Names,
  memory: Memory,
): Ring | null {
  const seenAt = readMs;
  if (!hasCooled(rule, { storeId, productId, seenAt }, memory)) return null;
  return { storeId, productId, kind: 'matches', at: readMs, seenAt, detail: { ...NO_DETAIL, ...names } };
}
