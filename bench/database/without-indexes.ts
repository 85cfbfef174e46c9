import type { Connection } from './copy-rows.ts';
import type { Lanes } from './lanes.ts';

/**
 * Runs work without the indexes of some tables (and without their keys, if asked), and then rebuilds them, several at
 * once. This is many times faster for a lot of data.
 */
export async function withoutIndexes(
  client: Connection,
  lanes: Lanes,
  { tables, areKeysKept }: { tables: string[]; areKeysKept: boolean },
  work: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; statement: string; isPart: boolean }>(
    `select conrelid::regclass::text as table, conname as name, conparentid <> 0 as "isPart",
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement
     from pg_constraint where contype in ('p', 'u') and conrelid = any($1::regclass[] ||
       (select array_agg(inhrelid::regclass) from pg_inherits where inhparent = any($1::regclass[])))`,
    [areKeysKept ? [] : tables],
  );
  const { rows: indexes } = await client.query<{ name: string; statement: string; isPart: boolean }>(
    `select c.oid::regclass::text as name, c.relispartition as "isPart", pg_get_indexdef(c.oid) as statement
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisunique and i.indrelid = any($1::regclass[] ||
       (select array_agg(inhrelid::regclass) from pg_inherits where inhparent = any($1::regclass[])))
     order by pg_get_indexdef(c.oid) not like '% gin %'`,
    [tables],
  );
  const wholes = <Row extends { isPart: boolean }>(rows: Row[]) => rows.filter(({ isPart }) => !isPart);
  for (const { table, name } of wholes(keys)) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of wholes(indexes)) await client.query(`drop index ${name}`);
  await work();
  const isOfParts = ({ statement }: { statement: string }) => / ON ONLY /.test(statement);
  const partitioned = new Set(await listPartitioned(client, tables));
  const isLast = (each: { table?: string; statement: string }) =>
    isOfParts(each) || (each.table !== undefined && partitioned.has(each.table));
  const all = [...keys, ...indexes];
  await lanes.run(
    all.filter((each) => !isLast(each)),
    async (connection, { statement }) => {
      await connection.query(statement);
    },
  );
  // indexes of whole tables adopt the existing indexes of the partitions
  for (const { statement } of all.filter(isLast)) await client.query(statement.replace(' ON ONLY ', ' ON '));
}

async function listPartitioned(client: Connection, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'p' and oid = any($1::regclass[])`,
    [tables],
  );
  return rows.map(({ name }) => name);
}
