import type { DB } from './rows.ts';

/**
 * Where a table is stored. `people`: accounts, what they track, queues; a plain table. `facts`: rows of one store,
 * sharded by its id. `sums`: over stores; a plain table beside the facts. `reference`: copied to every node. No
 * statement uses people's tables together with others, or sums together with facts. Facts are joined only on their
 * store.
 */
export type TableKind = 'people' | 'facts' | 'sums' | 'reference';

export const TABLE_KINDS = {
  write_check: 'people',
  database_size: 'people',

  account: 'people',
  account_event: 'people',
  account_picture: 'people',
  account_preference: 'people',
  account_provider: 'people',
  action_code: 'people',
  assistant: 'people',
  assistant_code: 'people',
  assistant_token: 'people',
  attempt: 'people',
  installation: 'people',
  invitation: 'people',
  oauth_client: 'people',
  operator_act: 'people',
  operator_code: 'people',
  personal_key: 'people',
  provider_sign_in: 'people',
  second_factor: 'people',
  session: 'people',
  signing_key: 'people',

  entitlement: 'people',
  billing_event: 'people',
  billing_notice: 'people',
  subscription: 'people',
  transaction: 'people',
  checkout: 'people',
  store_choice: 'people',
  plan_change_lease: 'people',
  trial_taken: 'people',
  referral: 'people',
  referral_code: 'people',
  referral_credit: 'people',
  sandbox_checkout: 'people',
  sandbox_clock: 'people',
  sandbox_delivery: 'people',
  sandbox_subscription: 'people',

  alert_rule: 'people',
  alert_ring: 'people',
  alert_cursor: 'people',
  alert_match: 'people',
  brief: 'people',
  brief_settled: 'people',
  channel: 'people',
  delivery: 'people',

  share: 'people',
  scheduled_export: 'people',

  watched_store: 'people',
  unwatched_store: 'people',
  favorite: 'people',
  item_group: 'people',
  item_group_member: 'people',
  note: 'people',

  member_review: 'people',

  store_host: 'people',
  excluded_host: 'people',
  poll_due: 'people',
  network_budget: 'people',

  store: 'facts',
  store_offer: 'facts',
  product: 'facts',
  product_event: 'facts',
  product_state: 'facts',
  product_window: 'facts',
  store_window: 'facts',
  sale_hour: 'facts',
  store_hour: 'facts',
  sale_day: 'facts',
  store_day: 'facts',
  restatement: 'facts',
  poll: 'facts',
  poll_kept: 'facts',
  evidence: 'facts',
  store_signal: 'facts',
  ranking_day: 'facts',
  store_model: 'facts',
  catalogue_fingerprint: 'facts',

  market_day: 'sums',
  market_hour: 'sums',
  market_country: 'sums',
  market_tag: 'sums',
  market_due: 'sums',
  window_turn: 'sums',

  fx_rate: 'reference',
} as const satisfies Record<keyof DB, TableKind>;

type TablesOf<Kind extends TableKind> = {
  [Table in keyof DB]: (typeof TABLE_KINDS)[Table] extends Kind ? Table : never;
}[keyof DB];

export type PeopleTables = Pick<DB, TablesOf<'people'>>;
/** Sums and rates are in the same database as the facts. */
export type FactTables = Pick<DB, TablesOf<'facts' | 'sums' | 'reference'>>;

export function tablesOf(kind: TableKind): string[] {
  return Object.entries(TABLE_KINDS).flatMap(([table, of]) => (of === kind ? [table] : []));
}
