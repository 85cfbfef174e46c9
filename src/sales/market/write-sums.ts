import { type RawBuilder, sql } from 'kysely';
import type { FactsTransaction } from '#database/connect.ts';

type SumTable = 'market_day' | 'market_hour' | 'market_country' | 'market_tag';

/**
 * Reads sums over facts and writes them to their table, in two statements, because Citus stores the sums apart from the
 * facts. JSON carries them across and keeps every digit of a double.
 */
export async function writeSums(
  trx: FactsTransaction,
  table: SumTable,
  columns: RawBuilder<unknown>,
  sums: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await readSums(columns, sums).execute(trx);
  if (rows[0]!.sums === null) return;
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${rows[0]!.sums}::json)`.execute(trx);
}

function readSums(columns: RawBuilder<unknown>, sums: RawBuilder<unknown>) {
  return sql<{ sums: string | null }>`select json_agg(sums)::text as sums from (${sums}) as sums (${columns})`;
}
