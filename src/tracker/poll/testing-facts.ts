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

/** Everything that was kept, but for numbers that skip after a rollback, and for how often a store was claimed. */
export async function readFacts(database: Database): Promise<Facts> {
  const facts: Facts = {};
  for (const table of FACTS) {
    const { rows } = await sql<{ fact: string }>`
      select (to_jsonb(f) - ${table === 'product' ? 'id' : 'product_id'} - '{claim,finished_claim,follows}'::text[]
        || jsonb_build_object('of', (select external_id from product p where p.store_id = (to_jsonb(f) ->> 'store_id')::bigint
          and p.id = (to_jsonb(f) ->> 'product_id')::bigint)))::text as fact
      from ${sql.table(table)} f order by 1`.execute(database);
    facts[table] = rows.map(({ fact }) => fact);
  }
  return facts;
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
