import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import type { RingCondition } from './ring-condition.ts';
import type { Ring } from './rings-for.ts';

type Kept = {
  ring: Ring;
  isLate: boolean;
  ruleId: string;
  accountId: string;
  condition: RingCondition | null;
};

/** Stores each ring once. Returns those that were not stored before. */
export async function saveRings<One extends Kept>(trx: People, rings: readonly One[], nowMs: number): Promise<One[]> {
  if (rings.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    insert into alert_ring (rule_id, account_id, store_id, product_id, kind, at, seen_at, rang_at, detail, is_late, condition)
    select * from unnest(
      ${rings.map(({ ruleId }) => ruleId)}::text[],
      ${rings.map(({ accountId }) => accountId)}::text[],
      ${rings.map(({ ring }) => ring.storeId)}::bigint[],
      ${rings.map(({ ring }) => ring.productId)}::bigint[],
      ${rings.map(({ ring }) => ring.kind)}::text[],
      ${rings.map(({ ring }) => new Date(ring.at).toISOString())}::timestamptz[],
      ${rings.map(({ ring }) => new Date(ring.seenAt).toISOString())}::timestamptz[],
      ${rings.map(() => new Date(nowMs).toISOString())}::timestamptz[],
      ${rings.map(({ ring }) => JSON.stringify(ring.detail))}::jsonb[],
      ${rings.map(({ isLate }) => isLate)}::boolean[],
      ${rings.map(({ condition }) => condition && JSON.stringify(condition))}::jsonb[])
    on conflict do nothing
    returning concat_ws(' ', rule_id, store_id, product_id, (extract(epoch from at) * 1000)::bigint) as key`.execute(
    trx,
  );
  const kept = new Set(rows.map(({ key }) => key));
  return rings.filter(({ ruleId, ring }) => kept.has(`${ruleId} ${ring.storeId} ${ring.productId} ${ring.at}`));
}
