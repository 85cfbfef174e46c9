import { sql } from 'kysely';
import { StartError } from '#runtime/start-error.ts';
import type { Database } from './connect.ts';

/** Copied whole to every node: what the big tables are joined with, and what their foreign keys name. */
export const REFERENCE_TABLES = ['store', 'fx_rate'] as const;

/** Cut by `store_id`, all of one store on one node: joins within a store stay there. The first names the group. */
export const DISTRIBUTED_TABLES = [
  ...(['product', 'product_event', 'product_state', 'product_window', 'store_window'] as const),
  ...(['sale_hour', 'store_hour', 'sale_day', 'store_day'] as const),
  ...(['poll', 'evidence', 'store_signal', 'store_model', 'catalogue_mark'] as const),
] as const;

/** On the coordinator: people, what they follow, queues (locking reads over shards are refused), and small sums. */
export const LOCAL_TABLES = [
  ...([
    'account',
    'account_event',
    'account_picture',
    'account_provider',
    'action_code',
    'attempt',
    'installation',
  ] as const),
  ...(['provider_sign_in', 'second_factor', 'session', 'signing_key'] as const),
  ...(['subscription', 'watched_store', 'favorite', 'poll_due', 'network_budget', 'excluded_host'] as const),
  ...([
    'billing_event',
    'provider_subscription',
    'transaction',
    'checkout',
    'store_choice',
    'plan_change_lease',
  ] as const),
  ...(['billing_notice', 'trial_taken', 'referral_code', 'referral', 'referral_credit'] as const),
  ...(['sandbox_subscription', 'sandbox_checkout', 'sandbox_delivery', 'sandbox_clock'] as const),
  ...(['market_day', 'market_hour', 'market_country', 'market_tag', 'market_due', 'window_turn', 'migration'] as const),
] as const;

/** What turns the migrated schema of a coordinator into a distributed one, in order. */
export function distributionStatements(): string[] {
  const [first, ...others] = DISTRIBUTED_TABLES;
  return [
    ...REFERENCE_TABLES.map((table) => `select create_reference_table('${table}')`),
    `select create_distributed_table('${first}', 'store_id', colocate_with => 'none')`,
    ...others.map((table) => `select create_distributed_table('${table}', 'store_id', colocate_with => '${first}')`),
  ];
}

/** Distributes a database that is not yet; each table with its rows. Throws a StartError where Citus is not installed. */
export async function distribute(database: Database, onStatement: (statement: string) => void): Promise<void> {
  const { rows } = await sql<{ version: string }>`
    select extversion as version from pg_extension where extname = 'citus'`.execute(database);
  if (rows.length === 0)
    throw new StartError(
      'This database has no Citus: install it on every node and run "create extension citus" here (docs/scaling.md).',
    );
  const done = await sql<{ name: string }>`select logicalrelid::text as name from pg_dist_partition`.execute(database);
  const areDone = new Set(done.rows.map(({ name }) => name));
  for (const statement of distributionStatements()) {
    if (areDone.has(statement.split("'")[1]!)) continue;
    onStatement(statement);
    await sql.raw(statement).execute(database);
  }
}
