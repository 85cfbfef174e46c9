import { sql } from 'kysely';
import type { StoresOverview } from '#contract/analytics.ts';
import type { Database } from '#database/connect.ts';
import { estimatesOf, type Figures, sumsAcrossStores, sumsWithinStore } from './figures.ts';
import { findBest } from './find-best.ts';
import { getTrend } from './get-trend.ts';
import { knownUntil } from './known-until.ts';
import type { Period } from './period.ts';
import { periodFacts } from './period-facts.ts';
import type { PictureUrl } from './picture-url.ts';
import { findProductItems } from './product-items.ts';
import { findStoreItems } from './store-items.ts';

const BEST = 5;

/** What a user's stores came to in the period, beside the period before, and which did best. */
export async function getStoresOverview(
  database: Database,
  asked: { accountId: string; period: Period; pictureUrl: PictureUrl },
): Promise<StoresOverview> {
  const { accountId, period, pictureUrl } = asked;
  const [counts, sums, best, trend] = await Promise.all([
    countStoresAndProducts(database, accountId),
    sumSpans(database, accountId, period),
    findBest(database, { accountId, scope: 'mine', period, limit: BEST }),
    getTrend(database, { access: { scope: 'mine', accountId }, period, frequency: period.frequency }),
  ]);
  const [topStores, topProducts] = await Promise.all([
    findStoreItems(database, { accountId, storeIds: best.storeIds, period, pictureUrl }),
    findProductItems(database, { accountId, keys: best.products, period, pictureUrl }),
  ]);
  return {
    stores: counts.stores,
    products: counts.products,
    ...estimatesOf(sums.current, counts.known_until),
    previous: estimatesOf(sums.previous, counts.known_until),
    topStores,
    topProducts,
    gaps: trend.points.filter((point) => point.gap && !point.partial).length,
  };
}

async function countStoresAndProducts(database: Database, accountId: string) {
  const { rows } = await sql<{ stores: number; products: number; known_until: Date | null }>`
    select count(*) as stores, coalesce(sum(s.product_count), 0) as products, max(${knownUntil('s')}) as known_until
    from watched_store w join store s on s.id = w.store_id
    where w.account_id = ${accountId}`.execute(database);
  return rows[0]!;
}

async function sumSpans(database: Database, accountId: string, period: Period) {
  const where = sql`store_id in (select store_id from watched_store where account_id = ${accountId})`;
  const { rows } = await sql<Figures & { is_current: boolean }>`
    with by_store as (
      select store_id, is_current, ${sumsWithinStore}
      from ${periodFacts({ of: 'store', grain: 'day', period, where })}
      group by 1, 2
    )
    select is_current, ${sumsAcrossStores} from by_store group by is_current`.execute(database);
  return { current: rows.find((row) => row.is_current), previous: rows.find((row) => !row.is_current) };
}
