import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { keepMarket } from '#sales/market/keep-market.ts';
import { rebuildFacts } from '#sales/rebuild-facts.ts';
import { turnWindows } from '#sales/windows/turn-windows.ts';
import { findMistakes } from '../find-mistakes.ts';

/** The tables that follow from the hours, with the columns that identify a row. */
const TABLES = {
  store_day: ['store_id', 'day'],
  sale_day: ['store_id', 'product_id', 'day'],
  store_window: ['store_id', 'date_range'],
  product_window: ['store_id', 'product_id', 'date_range'],
  market_day: ['day', 'country', 'tag'],
} as const;
const FIGURES = ['orders', 'units', 'revenue', 'revenue_usd', 'previous_orders', 'previous_revenue_usd'];
/** The tolerance for two sums of the same numbers in another order. */
const TOLERANCE = 1e-6;
const MAX_SHOWN = 5;

/**
 * Checks the sums that polls and jobs wrote, once nothing changes any more: rebuilding all of them from the hours must
 * give the same.
 */
export async function checkSums(facts: Facts, nowMs: number): Promise<{ rows: number; mistakes: string[] }> {
  await turnWindows(facts, nowMs);
  await keepMarket(facts, nowMs);
  const mistakes = await findMistakes(facts);
  let rows = 0;
  for (const table of Object.keys(TABLES)) {
    await sql`create table ${sql.table(`kept_${table}`)} as select * from ${sql.table(table)}`.execute(facts);
    const counted = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(`kept_${table}`)}`.execute(
      facts,
    );
    rows += Number(counted.rows[0]!.rows);
  }
  await rebuildFacts(facts, nowMs, () => {});
  for (const [table, names] of Object.entries(TABLES)) mistakes.push(...(await differences(facts, table, names)));
  return { rows, mistakes };
}

async function differences(facts: Facts, table: string, names: readonly string[]): Promise<string[]> {
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and column_name = any(${FIGURES})`.execute(facts);
  const key = sql.join(names.map((name) => sql.ref(name)));
  const differs = columns.rows.map(
    ({ name }) => sql`abs(coalesce(kept.${sql.ref(name)}, 0) - coalesce(made.${sql.ref(name)}, 0))
      > ${TOLERANCE} * (1 + abs(coalesce(made.${sql.ref(name)}, 0)))`,
  );
  const { rows } = await sql<{ what: string; count: number }>`
    select concat_ws(' ', ${key}, kept.orders, made.orders) as what, count(*) over ()::int as count
    from ${sql.table(`kept_${table}`)} as kept full join ${sql.table(table)} as made using (${key})
    where kept.orders is distinct from made.orders and (kept.orders is null or made.orders is null)
      or ${sql.join(differs, sql` or `)}
    limit ${MAX_SHOWN}`.execute(facts);
  if (rows.length === 0) return [];
  return [`${table}: ${rows[0]!.count} rows are others when made anew: ${rows.map(({ what }) => what).join('; ')}`];
}
