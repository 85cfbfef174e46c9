import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import type { Rule } from '../rule/rule.ts';
import type { RuleRow } from '../rule/rule-rows.ts';
import type { Ring } from './rings-for.ts';

/** A ring and its rule. */
export type RuleRing = { rule: RuleRow; ring: Ring };

/** When a rule last rang, by subject. */
type Memory = Map<string, number>;
type Cooling = Pick<Rule, 'coolDownHours'>;

/** Drops the rings of one rule that fall into its cool-down for the same store or product. Rings must be in order. */
export function cooled(rule: Cooling, rings: readonly Ring[]): Ring[] {
  const memory: Memory = new Map();
  return rings.filter((ring) => hasCooled(rule, ring, memory));
}

/** The same for several rules, including their earlier rings. */
export async function coolDown(trx: People, ruleRings: readonly RuleRing[]): Promise<RuleRing[]> {
  const memories = await loadMemories(trx, ruleRings);
  return ruleRings.filter(({ rule, ring }) => hasCooled(rule, ring, memories.get(rule.id)!));
}

function hasCooled({ coolDownHours }: Cooling, { storeId, productId, seenAt }: Ring, memory: Memory): boolean {
  const subject = subjectOf(storeId, productId);
  const last = memory.get(subject);
  if (last !== undefined && seenAt - last < coolDownHours * HOUR_MS) return false;
  memory.set(subject, seenAt);
  return true;
}

/** When each rule last rang, as far back as its cool-down reaches. What was retracted told nothing. */
async function loadMemories(trx: People, ruleRings: readonly RuleRing[]): Promise<ReadonlyMap<string, Memory>> {
  const memories = new Map(ruleRings.map(({ rule: { id } }): [string, Memory] => [id, new Map()]));
  const cooling = ruleRings.filter(({ rule }) => rule.coolDownHours > 0);
  if (cooling.length === 0) return memories;
  const oldestMs = least(cooling.map(({ rule, ring }) => ring.seenAt - rule.coolDownHours * HOUR_MS));
  const { rows } = await sql<{ rule_id: string; store_id: number; product_id: number; seen_at: Date }>`
    select rule_id, store_id, product_id, max(seen_at) as seen_at from alert_ring
    where rule_id = any(${[...new Set(cooling.map(({ rule }) => rule.id))]}::text[]) and rang_at > ${new Date(oldestMs)}
      and retracted_at is null
    group by rule_id, store_id, product_id`.execute(trx);
  for (const { rule_id, store_id, product_id, seen_at } of rows)
    memories.get(rule_id)!.set(subjectOf(store_id, product_id), seen_at.getTime());
  return memories;
}

function subjectOf(storeId: number, productId: number): string {
  return `${storeId}-${productId}`;
}

/** The minimum of more numbers than a call takes as arguments. */
function least(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
}
