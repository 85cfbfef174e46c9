import { sql } from 'kysely';
import type { CountryShares } from '#contract/analytics.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { ALL_COUNTRIES } from '#sales/market/sum-countries.ts';
import { estimatesOf, type SpanSums, sumsAcrossStores } from '../figures.ts';
import { findHeld, heldInPeriod } from '../find-held.ts';
import { asOfSum, KNOWN, type Known, knownStores } from '../known-until.ts';
import type { Period } from '../period.ts';
import { type Access, findStoreIdsOf, readerOf } from '../store-access.ts';
import { sumsOfMarket } from './market-facts.ts';
import { periodSums } from './period-sums.ts';

type CountryRow = Known & { country: string | null; stores: number; figures: SpanSums | null };

/** The sums of the stores of each country in a period, largest first. They add up to the total. */
export async function getCountryShares(
  { people, facts }: Databases,
  access: Access,
  period: Period,
): Promise<CountryShares> {
  const storeIds = await findStoreIdsOf(people, access);
  const query = storeIds ? await ofStores(facts, storeIds, period) : ofMarket(period);
  const [{ rows }, heldIn] = await Promise.all([
    sql<CountryRow>`${query}`.execute(readerOf(facts, access.scope)),
    findHeld(facts, storeIds ?? [], period),
  ]);
  const total = rows.reduce((sum, row) => sum + (row.figures?.revenue ?? 0), 0);
  return {
    items: rows.map(({ country, stores, figures, ...known }) => ({
      country,
      stores,
      ...estimatesOf(figures, asOfSum(figures, known), heldInPeriod(heldIn, period, { country })),
      share: figures?.revenue == null || total === 0 ? null : figures.revenue / total,
    })),
  };
}

const LARGEST_FIRST = sql`order by figures.revenue desc nulls last, figures.orders desc nulls last, stores desc, country`;

async function ofStores(facts: Facts, storeIds: number[], period: Period) {
  const { sums: byStore } = await periodSums(facts, { of: 'store', period, storeIds });
  return sql`
    with listed as (select id, country from store where id = any(${storeIds}::bigint[])),
    by_store as (${byStore}), figures as (
      select country, ${sumsAcrossStores} from by_store join listed on listed.id = store_id where is_current group by 1
    ), counted as (select country, count(*) as stores, ${KNOWN} from ${knownStores(storeIds)} group by 1)
    select counted.country, stores, "asOf", "allKnownUntil", row_to_json(figures) as figures
    from counted left join figures on figures.country is not distinct from counted.country
    ${LARGEST_FIRST}`;
}

/** A country with sales but no stores any more has a count of zero. */
function ofMarket({ current }: Period) {
  return sql`
    with figures as (
      select country, ${sumsOfMarket} from market_day
      where tag = '' and country <> ${ALL_COUNTRIES} and day >= ${current.from}::date and day < ${current.until}::date
      group by 1
    ), known as (select max(read_at) as at from market_country)
    select nullif(coalesce(figures.country, counted.country), '') as country, coalesce(stores, 0) as stores,
      known.at as "asOf", known.at as "allKnownUntil", row_to_json(figures) as figures
    from market_country counted full join figures on figures.country = counted.country cross join known
    ${LARGEST_FIRST}`;
}
