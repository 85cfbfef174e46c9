import { type RawBuilder, sql } from 'kysely';
import { StoreProblem } from '#contract/problem.ts';
import type { ListSort, NextReadReason, PlatformKind, StoreItem, StoreSignal, StoreStatus } from '#contract/store.ts';
import { Tag } from '#contract/tag.ts';
import type { Database } from '#database/connect.ts';
import { estimatesOf, type Figures, sumsWithinStore } from './figures.ts';
import { knownUntil } from './known-until.ts';
import { listSignals } from './list-signals.ts';
import type { Period } from './period.ts';
import { periodFacts } from './period-facts.ts';
import type { PictureUrl } from './picture-url.ts';
import { searchPattern } from './search-pattern.ts';
import { storeSparklines } from './sparkline.ts';

export type StoreFilter = { accountId: string; storeId?: string; q?: string; status?: StoreStatus[] };
export type StoreOrder = { sortBy: 'orderCount' | 'revenue'; sortOrder: 'asc' | 'desc'; limit: number; offset: number };

type StoreRow = {
  id: number;
  host: string;
  origin: string;
  name: string | null;
  favicon_url: string | null;
  platform: PlatformKind | null;
  country: string | null;
  currency: string | null;
  tags: string[];
  status: StoreStatus;
  is_practice: boolean;
  favorited: boolean;
  product_count: number;
  tracked_by: number;
  problem: string | null;
  last_read_at: Date | null;
  known_until: Date | null;
  next_read_at: Date | null;
  next_read_reason: NextReadReason | null;
  current: Figures | null;
  previous: Figures | null;
};

/** What the user decided comes before what the reading says. */
export const STORE_STATUS = sql<StoreStatus>`case
  when w.suspended_by is not null then 'SUSPENDED'
  when s.state = 'unreadable' then 'FAILED'
  when s.state = 'read' then 'TRACKED'
  else 'CREATED' end`;

const SORT_COLUMN: Record<(typeof ListSort.options)[number], string> = { orderCount: 'orders', revenue: 'revenue' };

/** Conditions on `watched_store w` joined with `store s`. */
export function matchesStore(filter: StoreFilter): RawBuilder<boolean> {
  const conditions = [sql`w.account_id = ${filter.accountId}`];
  if (filter.storeId !== undefined) conditions.push(sql`s.id = ${filter.storeId}::bigint`);
  if (filter.q) {
    const pattern = searchPattern(filter.q);
    conditions.push(sql`(s.name ilike ${pattern} or s.host ilike ${pattern})`);
  }
  if (filter.status?.length) conditions.push(sql`${STORE_STATUS} = any(${filter.status}::text[])`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Stores of a user with their figures in the period and the one before; those without figures come last either way. */
export async function findStoreItems(
  database: Database,
  question: { filter: StoreFilter; order: StoreOrder; period: Period; pictureUrl: PictureUrl },
): Promise<StoreItem[]> {
  const { filter, order, period } = question;
  const sorted = sql.raw(`cur.${SORT_COLUMN[order.sortBy]} ${order.sortOrder} nulls last, kept.id ${order.sortOrder}`);
  const { rows } = await sql<StoreRow>`
    with kept as (
      select s.*, ${STORE_STATUS} as status
      from watched_store w join store s on s.id = w.store_id
      where ${matchesStore(filter)}
    ), sums as (
      select store_id, is_current, ${sumsWithinStore}
      from ${periodFacts({ of: 'store', grain: 'day', period, where: sql`store_id in (select id from kept)` })}
      group by 1, 2
    )
    select kept.id, kept.host, kept.origin, kept.name, kept.favicon_url, kept.platform, kept.country, kept.currency,
      kept.tags, kept.status, kept.is_practice, kept.product_count, kept.problem, kept.last_read_at,
      ${knownUntil('kept')} as known_until,
      exists (select 1 from favorite f
        where f.account_id = ${filter.accountId} and f.store_id = kept.id and f.product_id = 0) as favorited,
      (select count(*) from watched_store t where t.store_id = kept.id) as tracked_by,
      poll_due.due_at as next_read_at,
      case when poll_due.leased_by is null then poll_due.reason else 'reading' end as next_read_reason,
      row_to_json(cur) as current, row_to_json(prev) as previous
    from kept
    left join poll_due on poll_due.store_id = kept.id
    left join sums cur on cur.store_id = kept.id and cur.is_current
    left join sums prev on prev.store_id = kept.id and not prev.is_current
    order by ${sorted}
    limit ${order.limit} offset ${order.offset}`.execute(database);
  const ids = rows.map((row) => row.id);
  const [sparklines, signals] = await Promise.all([storeSparklines(database, ids, period), listSignals(database, ids)]);
  return rows.map((row) => itemOf(row, sparklines(String(row.id)), signals.get(row.id) ?? [], question.pictureUrl));
}

function itemOf(
  row: StoreRow,
  sparkline: (number | null)[],
  signals: StoreSignal[],
  pictureUrl: PictureUrl,
): StoreItem {
  const current = estimatesOf(row.current, row.known_until);
  return {
    id: String(row.id),
    host: row.host,
    url: row.origin,
    name: row.name ?? row.host,
    faviconUrl: pictureUrl(row.favicon_url),
    platform: row.platform,
    country: row.country,
    currency: row.currency,
    tags: knownTags(row.tags),
    status: row.status,
    isPractice: row.is_practice,
    favorited: row.favorited,
    productCount: row.product_count,
    trackedBy: row.tracked_by,
    orders: current.orders,
    revenue: current.revenue,
    previous: estimatesOf(row.previous, row.known_until),
    sparkline,
    lastReadAt: row.last_read_at?.toISOString() ?? null,
    nextReadAt: row.next_read_at?.toISOString() ?? null,
    nextReadReason: row.next_read_at && row.next_read_reason,
    signals,
    problem: StoreProblem.safeParse(row.problem).data ?? null,
  };
}

export function knownTags(tags: string[]): Tag[] {
  return tags.filter((tag): tag is Tag => Tag.safeParse(tag).success);
}
