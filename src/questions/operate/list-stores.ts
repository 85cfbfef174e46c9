import { sql } from 'kysely';
import type { OperateQuery, OperateStore } from '#contract/operate.ts';
import type { Databases } from '#database/connect.ts';

type StoreRow = Pick<OperateStore, 'host' | 'platform' | 'state' | 'problem'> & {
  id: number;
  product_count: number;
  last_read_at: Date | null;
};

/** Stores whose host contains the words: unreadable ones first, then pending ones. */
export async function listStores(
  { people, facts }: Databases,
  { q, page, pageSize }: OperateQuery,
): Promise<{ items: OperateStore[]; total: number }> {
  const isFound = sql`host like ${`%${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<StoreRow>`
      select id, host, platform, state, problem, product_count, last_read_at from store where ${isFound}
      order by array_position(array['unreadable', 'pending', 'read'], state), id desc
      limit ${pageSize} offset ${page * pageSize}`.execute(facts),
    sql<{ total: number }>`select count(*) as total from store where ${isFound}`.execute(facts),
  ]);
  const turns = await listTurns(
    { people },
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ id, host, platform, state, problem, ...row }) => ({
    ...{ id: String(id), host, platform, state, problem, productCount: row.product_count },
    trackedBy: turns.get(id)?.trackedBy ?? 0,
    lastReadAt: row.last_read_at?.toISOString() ?? null,
    dueAt: turns.get(id)?.dueAt ?? null,
  }));
  return { items, total: counted[0]!.total };
}

/** How many users track each store, and when it is read next. */
async function listTurns({ people }: Pick<Databases, 'people'>, ids: number[]) {
  const { rows } = await sql<{ id: number; due_at: Date | null; trackedBy: number }>`
    select asked.id, due_at, (select count(*) from watched_store w where w.store_id = asked.id) as "trackedBy"
    from unnest(${ids}::bigint[]) as asked (id) left join poll_due on poll_due.store_id = asked.id`.execute(people);
  return new Map(rows.map((row) => [row.id, { trackedBy: row.trackedBy, dueAt: row.due_at?.toISOString() ?? null }]));
}
