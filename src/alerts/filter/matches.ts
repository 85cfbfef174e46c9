import { sql } from 'kysely';
import type { People } from '#database/connect.ts';

export type MatchKey = { ruleId: string; storeId: number };

/** What matched a rule's filter in a store, and the filter at that time (`search`). */
export type Matched = MatchKey & Known;
type Known = { search: string; productIds: readonly number[] };

/** The stored matches of some rules in some stores. */
export async function loadMatches(
  trx: People,
  ruleIds: readonly string[],
  storeIds: readonly number[],
): Promise<(ruleId: string, storeId: number) => Known | null> {
  // one row per filter: of thousands of rules in hundreds of stores, most have the same matches
  const { rows } = await sql<{ ruleId: string; search: string; known: [storeId: number, productIds: number[]][] }>`
    select rule_id as "ruleId", search, json_agg(json_build_array(store_id, product_ids)) as known from alert_match
    where rule_id = any(${[...ruleIds]}::text[]) and store_id = any(${[...storeIds]}::bigint[])
    group by rule_id, search`.execute(trx);
  const byKey = new Map(
    rows.flatMap(({ ruleId, search, known }) =>
      known.map(([storeId, productIds]) => [`${ruleId} ${storeId}`, { search, productIds }] as const),
    ),
  );
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

/** For stores that were read, deletes the matches that were not judged now. */
export async function forgetOthers(
  trx: People,
  storeIds: readonly number[],
  judged: readonly MatchKey[],
): Promise<void> {
  const storesOf = [...Map.groupBy(judged, ({ ruleId }) => ruleId)].map(([ruleId, keys]) => ({
    rule_id: ruleId,
    store_ids: keys.map(({ storeId }) => storeId),
  }));
  await sql`
    delete from alert_match m where m.store_id = any(${[...storeIds]}::bigint[]) and not exists (
      select from jsonb_to_recordset(${JSON.stringify(storesOf)}::jsonb) as judged (rule_id text, store_ids jsonb)
      where judged.rule_id = m.rule_id and judged.store_ids @> to_jsonb(m.store_id))`.execute(trx);
}
