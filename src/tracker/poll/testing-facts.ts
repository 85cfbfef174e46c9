import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

/** Rows by table, each as JSON. */
export type Facts = Record<string, string[]>;

const FACTS = [
  'store',
  'product',
  'product_event',
  'sale_hour',
  'store_hour',
  'sale_day',
  'store_day',
  'evidence',
  'poll',
  'store_model',
  'product_state',
  'store_signal',
  'poll_due',
  'poll_kept',
];

/** Everything that was stored, except numbers that skip after a rollback and how often a store was claimed. */
export async function readFacts(database: Database, tables: readonly string[] = FACTS): Promise<Facts> {
  const products = await database.selectFrom('product').select(['store_id', 'id', 'external_id']).execute();
  const externalIds = new Map(products.map(({ store_id, id, external_id }) => [`${store_id}-${id}`, external_id]));
  const facts: Facts = {};
  for (const table of tables) {
    const { rows } = await sql<{ fact: Record<string, unknown> }>`
      select to_jsonb(f) - '{claim,finished_claim,follows}'::text[] as fact from ${sql.table(table)} f`.execute(
      database,
    );
    facts[table] = rows
      .map(({ fact }) => {
        const { [table === 'product' ? 'id' : 'product_id']: id, ...told } =
          table === 'alert_ring' ? unnumbered(fact) : fact;
        return JSON.stringify({ ...told, of: externalIds.get(`${fact.store_id}-${id}`) ?? null });
      })
      .toSorted();
  }
  return facts;
}

function unnumbered({ id: _, ...fact }: Record<string, unknown>): Record<string, unknown> {
  return fact;
}

export function differencesIn(undisturbed: Facts, facts: Facts): string[] {
  return Object.entries(undisturbed).flatMap(([table, should]) => {
    const is = facts[table] ?? [];
    if (is.length !== should.length) return [`${table} has ${is.length} of ${should.length} rows`];
    const [wanted, found] = [new Set(should), new Set(is)];
    const lost = should.filter((fact) => !found.has(fact)).map((fact) => `lost from ${table}: ${fact}`);
    const added = is.filter((fact) => !wanted.has(fact)).map((fact) => `added to ${table}: ${fact}`);
    return [...lost, ...added];
  });
}
