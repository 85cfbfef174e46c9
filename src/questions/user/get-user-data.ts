import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import type { PeopleTables } from '#database/table-kinds.ts';

/** Tables with rows of one person, and the column that names the person. */
const OF_ACCOUNT: Partial<Record<keyof PeopleTables, string>> = {
  account: 'id',
  account_provider: 'account_id',
  account_picture: 'account_id',
  account_preference: 'account_id',
  second_factor: 'account_id',
  session: 'account_id',
  personal_key: 'account_id',
  assistant: 'account_id',
  brief: 'account_id',
  brief_settled: 'account_id',
  channel: 'account_id',
  alert_rule: 'account_id',
  alert_ring: 'account_id',
  share: 'account_id',
  scheduled_export: 'account_id',
  account_event: 'account_id',
  watched_store: 'account_id',
  unwatched_store: 'account_id',
  favorite: 'account_id',
  item_group: 'account_id',
  item_group_member: 'account_id',
  note: 'account_id',
  member_review: 'account_id',
  entitlement: 'account_id',
  subscription: 'account_id',
  transaction: 'account_id',
  checkout: 'account_id',
  billing_event: 'account_id',
  referral_code: 'account_id',
  referral_credit: 'account_id',
};
/** Secrets, and columns that mean nothing to a person. */
const LEFT_OUT = [
  'password_hash',
  'secret_hash',
  'sealed_target',
  'sealed_secret',
  'last_step',
  'generation',
  'superseded',
  'refresh_count',
  'raw',
];
/** When a row was created: each table has one of these columns. */
const CAME_AT = [
  ...['created_at', 'added_at', 'rang_at', 'settled_at', 'removed_at', 'linked_at', 'enrolled_at', 'received_at'],
  ...['authenticated_at', 'written_at', 'at'],
];
const MAX_ROWS = 10_000;

/** What is stored of a person, by table: at most the newest ten thousand rows of each. Nothing of other people. */
export async function getUserData(people: People, accountId: string): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const [table, column] of Object.entries(OF_ACCOUNT)) {
    const { rows } = await sql<{ row: unknown }>`
      select row from (
        select to_jsonb(kept) - ${LEFT_OUT}::text[] as row from ${sql.table(table)} as kept
        where ${sql.ref(`kept.${column}`)} = ${accountId}) as told
      order by coalesce(${sql.join(CAME_AT.map((name) => sql`row ->> ${sql.lit(name)}`))}) collate "C" desc, row
      limit ${MAX_ROWS}`.execute(people);
    data[table] = rows.map(({ row }) => row);
  }
  return data;
}
