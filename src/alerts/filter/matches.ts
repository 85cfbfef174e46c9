import { sql } from 'kysely';
import type { People } from '#database/connect.ts';

export type MatchKey = { ruleId: string; storeId: number };

/** What of a store matched a rule's filter, which was `search` then. */
export type Matched = MatchKey & { search: string; productIds: number[] };

/** What is known of some rules in some stores. */
export async function loadMatches(
  trx: People,
  ruleIds: readonly string[],
  storeIds: readonly number[],
): Promise<(ruleId: string, storeId: number) => Matched | null> {
  const { rows } = await sql<Matched>`
    select rule_id as "ruleId", store_id as "storeId", search, to_jsonb(product_ids) as "productIds" from alert_match
    where rule_id = any(${[...ruleIds]}::text[]) and store_id = any(${[...storeIds]}::bigint[])`.execute(trx);
  const byKey = new Map(rows.map((row) => [`${row.ruleId} ${row.storeId}`, row]));
  return (ruleId, storeId) => byKey.get(`${ruleId} ${storeId}`) ?? null;
}

export async function saveMatches(trx: People, matched: readonly Matched[]): Promise<void> {
  if (matched.length === 0) return;
  const rows = matched.map(({ ruleId, storeId, search, productIds }) => ({
    ...{ rule_id: ruleId, store_id: storeId, search, product_ids: productIds },
  }));
  await sql`
    insert into alert_match
    select rule_id, store_id, search, array(select jsonb_array_elements_text(product_ids)::bigint)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (rule_id text, store_id bigint, search text, product_ids jsonb)
    on conflict (rule_id, store_id) do update set search = excluded.search, product_ids = excluded.product_ids`.execute(
    trx,
  );
}

/** Of some stores that were read, what of them was not judged now is not known any more. */
export async function forgetOthers(
  trx: People,
  storeIds: readonly number[],
  judged: readonly MatchKey[],
): Promise<void> {
  await sql`
    delete from alert_match m where m.store_id = any(${[...storeIds]}::bigint[]) and not exists (
      select from unnest(
        ${judged.map(({ ruleId }) => ruleId)}::text[],
        ${judged.map(({ storeId }) => storeId)}::bigint[]) as judged (rule_id, store_id)
      where judged.rule_id = m.rule_id and judged.store_id = m.store_id)`.execute(trx);
}
