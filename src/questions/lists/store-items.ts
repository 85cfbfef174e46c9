import { sql } from 'kysely';
import type { StoreStatus } from '#contract/filters.ts';
import { StoreProblem } from '#contract/problem.ts';
import type { NextReadReason, PlatformKind, StoreItem, StoreSignal } from '#contract/store.ts';
import { Tag } from '#contract/tag.ts';
import { ask } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { changeOf } from '../change.ts';
import { estimatesOf, type SpanSums } from '../figures.ts';
import { knownUntil, readAt } from '../known-until.ts';
import { isPreviousRead, keptUntilOf, notLater, type Period } from '../period.ts';
import type { PictureUrl } from '../picture-url.ts';
import { listSignals } from '../receipts/list-signals.ts';
import { periodSums } from '../totals/period-sums.ts';
import { storeSparklines } from '../trend/sparkline.ts';
import { STORE_STATUS } from './stores/store-status.ts';

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
  suspended_by: StoreItem['suspendedBy'];
  suspended_at: Date | null;
  is_practice: boolean;
  favorited: boolean;
  product_count: number;
  tracked_by: number;
  problem: string | null;
  first_read_at: Date | null;
  last_read_at: Date | null;
  known_until: Date | null;
  next_read_at: Date | null;
  next_read_reason: NextReadReason | null;
  current: SpanSums | null;
  previous: SpanSums | null;
};

/** Stores with their figures in the period and the one before, in the order of their ids. */
export async function findStoreItems(
  database: Database,
  question: { accountId: string; storeIds: number[]; period: Period; pictureUrl: PictureUrl },
): Promise<StoreItem[]> {
  const { accountId, storeIds, period } = question;
  if (storeIds.length === 0) return [];
  const observed = await periodSums(database, { of: 'store', period, storeIds });
  const keptUntil = keptUntilOf(period);
  const productCount = keptUntil
    ? sql`(select count(*) from product p where p.store_id = kept.id and p.first_seen_at <= ${keptUntil}
        and (p.gone_at is null or p.gone_at > ${keptUntil}))`
    : sql`kept.product_count`;
  const asked = ask(
    database,
    sql<StoreRow>`
    with kept as (
      select s.*, place, coalesce((select ${STORE_STATUS} from watched_store w
        where w.account_id = ${accountId} and w.store_id = s.id), 'DATABASE') as status
      from unnest(${storeIds}::bigint[]) with ordinality as wanted (id, place)
      join store s on s.id = wanted.id
    ), sums as materialized (${observed.sums})
    select (select suspended_by from watched_store w where w.account_id = ${accountId} and w.store_id = kept.id) as suspended_by,
      (select suspended_at from watched_store w where w.account_id = ${accountId} and w.store_id = kept.id) as suspended_at,
      kept.id, kept.host, kept.origin, kept.name, kept.favicon_url, kept.platform, kept.country, kept.currency,
      kept.tags, kept.status, kept.is_practice, ${productCount} as product_count, kept.problem, kept.first_read_at, ${readAt('kept')} as last_read_at,
      ${knownUntil('kept')} as known_until,
      exists (select 1 from favorite f
        where f.account_id = ${accountId} and f.store_id = kept.id and f.product_id = 0) as favorited,
      (select count(*) from watched_store t where t.store_id = kept.id) as tracked_by,
      poll_due.due_at as next_read_at,
      case when poll_due.leased_by is null then poll_due.reason else 'reading' end as next_read_reason,
      row_to_json(cur) as current, row_to_json(prev) as previous
    from kept
    left join poll_due on poll_due.store_id = kept.id
    left join sums cur on cur.store_id = kept.id and cur.is_current
    left join sums prev on prev.store_id = kept.id and not prev.is_current
    order by place`,
    observed.areOfWindows,
  );
  const [rows, sparklines, signals] = await Promise.all([
    asked,
    storeSparklines(database, storeIds, period),
    listSignals(database, storeIds, keptUntil),
  ]);
  return rows.map((row) => itemOf(row, period, sparklines(row.id), signals.get(row.id) ?? [], question.pictureUrl));
}

function itemOf(
  row: StoreRow,
  period: Period,
  sparkline: (number | null)[],
  signals: StoreSignal[],
  pictureUrl: PictureUrl,
): StoreItem {
  const isKept = period.keptUntilMs !== undefined;
  const knownUntil = notLater(row.known_until, period);
  const current = estimatesOf(row.current, knownUntil);
  const previous = estimatesOf(isPreviousRead(period, row.first_read_at) ? row.previous : null, knownUntil);
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
    suspendedBy: row.suspended_by,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    isPractice: row.is_practice,
    favorited: row.favorited,
    productCount: row.product_count,
    trackedBy: row.tracked_by,
    orders: current.orders,
    revenue: current.revenue,
    previous,
    change: changeOf(row.current, row.previous, { current, previous }),
    sparkline,
    lastReadAt: notLater(row.last_read_at, period)?.toISOString() ?? null,
    nextReadAt: isKept ? null : (row.next_read_at?.toISOString() ?? null),
    nextReadReason: isKept ? null : row.next_read_at && row.next_read_reason,
    signals,
    problem: isKept ? null : (StoreProblem.safeParse(row.problem).data ?? null),
  };
}

export function knownTags(tags: string[]): Tag[] {
  return tags.filter((tag): tag is Tag => Tag.safeParse(tag).success);
}
