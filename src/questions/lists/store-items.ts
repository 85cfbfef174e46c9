import { sql } from 'kysely';
import { unreadShares } from '#contract/date-range.ts';
import type { PlatformKind } from '#contract/platform.ts';
import { StoreProblem } from '#contract/problem.ts';
import type { NextReadReason, StoreItem, StoreSignal } from '#contract/store.ts';
import { Tag } from '#contract/tag.ts';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Databases, People } from '#database/connect.ts';
import { inBatches } from '#database/in-batches.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { changeOf } from '../change.ts';
import { estimatesOf } from '../figures.ts';
import { findHeld, type Held, heldInPeriod } from '../find-held.ts';
import { knownUntil, readAt } from '../known-until.ts';
import { asKnownAtOf, isCompared, notLater, type Period } from '../period.ts';
import type { PictureUrl } from '../picture-url.ts';
import { type SignalRow, signalOf, signalsOf } from '../receipts/list-signals.ts';
import { type SpanFigures, spanFigures } from '../totals/period-sums.ts';
import { storeSparklines } from '../trend/sparkline.ts';
import { statusOf } from './stores/store-status.ts';

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
  state: string;
  is_practice: boolean;
  product_count: number;
  uncounted_count: number | null;
  discounted_share: number | null;
  sold_out_share: number | null;
  created_at: Date;
  problem: string | null;
  first_read_at: Date | null;
  last_read_at: Date | null;
  known_until: Date | null;
  signals: SignalRow[];
};

type RelationRow = {
  is_mine: boolean;
  suspended_by: StoreItem['suspendedBy'];
  suspended_at: Date | null;
  favorited: boolean;
  tracked_by: number;
  next_read_at: Date | null;
  next_read_reason: NextReadReason | null;
};

/**
 * Stores with their figures in the period and in the one before, in the order of their ids. `isShared`: the stores are
 * the same for every user.
 */
export async function findStoreItems(
  { people, facts }: Databases,
  question: { accountId: string; storeIds: number[]; period: Period; pictureUrl: PictureUrl; isShared?: boolean },
): Promise<StoreItem[]> {
  const { accountId, storeIds, period, isShared = false } = question;
  if (storeIds.length === 0) return [];
  const reader = sharedReader(facts, isShared);
  const asKnownAt = asKnownAtOf(period);
  const productCount = asKnownAt
    ? sql`(select count(*) from product p where p.store_id = s.id and p.first_seen_at <= ${asKnownAt}
        and (p.gone_at is null or p.gone_at > ${asKnownAt}))`
    : sql`s.product_count`;
  const [rows, sums, relations, sparklines, heldIn] = await Promise.all([
    askPrepared(
      reader,
      sql<StoreRow>`
      select s.id, s.host, s.origin, s.name, s.favicon_url, s.platform, s.country, s.currency, s.tags, s.state,
        s.is_practice, ${productCount} as product_count, s.uncounted_count, s.problem, s.discounted_share,
        s.sold_out_share, s.created_at, s.first_read_at, ${readAt('s')} as last_read_at,
        ${knownUntil('s')} as known_until, ${signalsOf('s', asKnownAt)} as signals
      from store s where s.id = any(${storeIds}::bigint[])`,
    ),
    spanFigures(facts, { of: 'store', period, storeIds }, reader),
    findRelations({ database: people }, { accountId, storeIds }),
    storeSparklines(reader, storeIds, period),
    findHeld(reader, storeIds, period),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return storeIds.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const known = { ...row, ...relations.get(id)!, ...sums(id), held: heldInPeriod(heldIn, period, { storeId: id }) };
    return itemOf(known, period, sparklines(id), question.pictureUrl);
  });
}

/** The users' relation to some stores: their status on each user's list, how many watch them, the next reading. */
const findRelations = inBatches<
  { database: People },
  { accountId: string; storeIds: number[] },
  Map<number, RelationRow>
>(async ({ database: people }, questions) => {
  const asked = questions.flatMap(({ accountId, storeIds }) => storeIds.map((storeId) => ({ accountId, storeId })));
  const rows = await askPrepared(
    people,
    sql<RelationRow & { account_id: string; id: number }>`
      select asked.account_id, asked.id, w.store_id is not null as is_mine, w.suspended_by, w.suspended_at,
        f.product_id is not null as favorited,
        (select count(*) from watched_store t where t.store_id = asked.id) as tracked_by,
        poll_due.due_at as next_read_at,
        case when poll_due.leased_by is null then poll_due.reason else 'reading' end as next_read_reason
      from unnest(${asked.map(({ accountId }) => accountId)}::text[], ${asked.map(({ storeId }) => storeId)}::bigint[])
        as asked (account_id, id)
      left join watched_store w on w.account_id = asked.account_id and w.store_id = asked.id
      left join favorite f on f.account_id = asked.account_id and f.store_id = asked.id and f.product_id = 0
      left join poll_due on poll_due.store_id = asked.id`,
  );
  const ofAccount = Map.groupBy(rows, (row) => row.account_id);
  return questions.map(({ accountId }) => new Map(ofAccount.get(accountId)?.map((row) => [row.id, row])));
});

function itemOf(
  row: StoreRow & RelationRow & SpanFigures & { held: Held | null },
  period: Period,
  sparkline: (number | null)[],
  pictureUrl: PictureUrl,
): StoreItem {
  const isPast = period.asKnownAtMs !== undefined;
  const signals = row.signals.map(signalOf);
  const knownUntil = notLater(row.known_until, period);
  const current = estimatesOf(row.current, knownUntil, row.held);
  const read = { first: row.first_read_at, last: notLater(row.last_read_at, period) };
  const previous = estimatesOf(isCompared(period, read) ? row.previous : null, knownUntil);
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
    status: statusOf(row.is_mine ? { suspendedBy: row.suspended_by } : null, row.state),
    suspendedBy: row.suspended_by,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    isPractice: row.is_practice,
    favorited: row.favorited,
    productCount: row.product_count,
    uncountedCount: isPast || signals.some(isCountingAny) ? null : row.uncounted_count,
    trackedBy: row.tracked_by,
    orders: current.orders,
    revenue: current.revenue,
    previous,
    change: changeOf(row.current, row.previous, { current, previous }, unreadShares(period, read)),
    sparkline,
    discountedShare: isPast ? null : row.discounted_share,
    soldOutShare: isPast ? null : row.sold_out_share,
    firstSeenAt: row.created_at.toISOString(),
    lastReadAt: notLater(row.last_read_at, period)?.toISOString() ?? null,
    nextReadAt: isPast ? null : (row.next_read_at?.toISOString() ?? null),
    nextReadReason: isPast ? null : row.next_read_at && row.next_read_reason,
    signals,
    problem: isPast ? null : (StoreProblem.safeParse(row.problem).data ?? null),
  };
}

/** Rankings and reviews may show sales of any product. */
function isCountingAny({ kind, state }: StoreSignal): boolean {
  return (kind === 'rank' || kind === 'reviews') && state === 'alive';
}

export function knownTags(tags: string[]): Tag[] {
  return tags.filter((tag): tag is Tag => Tag.safeParse(tag).success);
}
