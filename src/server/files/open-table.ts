import { listRings } from '#alerts/ring/list-rings.ts';
import { listTransactions } from '#billing/payments/list-transactions.ts';
import { listReferrals } from '#billing/referrals/list-referrals.ts';
import { type Frequency, isoDay } from '#contract/date-range.ts';
import type { Endpoint, QueryOf } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { TOTAL_CAP } from '#contract/list.ts';
import type { FileName } from '#contract/sharing/file-call.ts';
import { type AnswerDeps, listAnswers } from '../answers/list-answers.ts';
import { receiptAnswers } from '../answers/receipt-answers.ts';
import { assertPlanHas } from '../http/assert-plan-has.ts';
import { type ItemOf, reachItem } from '../http/reach-item.ts';
import { REFERRAL_COLUMNS, RING_COLUMNS, referralLines, TRANSACTION_COLUMNS } from './account-columns.ts';
import { EVENT_COLUMNS, HAPPENING_COLUMNS, SALE_COLUMNS } from './event-columns.ts';
import {
  COMPARISON_COLUMNS,
  COUNTRY_COLUMNS,
  comparedPoints,
  MOVING_COLUMNS,
  movingProducts,
  PRODUCT_COLUMNS,
  SINCE_JOINED_COLUMNS,
  STORE_COLUMNS,
  TAG_COLUMNS,
  TREND_COLUMNS,
} from './list-columns.ts';
import {
  BEST_SELLER_COLUMNS,
  EVIDENCE_COLUMNS,
  PRICE_COLUMNS,
  READING_COLUMNS,
  RESTATEMENT_COLUMNS,
  variantSteps,
} from './receipt-columns.ts';
import { ALL_PAGES, pagesOf, type Table, tableOf } from './table.ts';

/** A call whose answer is requested as a file. */
export type FileCall = { name: FileName; params: { id?: string }; query: object };

type Asked<Name extends FileName> = { id: string; query: QueryOf<(typeof ENDPOINTS)[Name]> } & ItemOf<
  (typeof ENDPOINTS)[Name]
>;
type Tables = { [Name in FileName]: (asked: Asked<Name>) => Promise<Table> };

/** The row limit of lists of which a page shows only the first few. */
const MAX_LISTED = 1_000;

/**
 * The rows that a call gives an account now: everything its page would show. Throws what the call itself would throw,
 * because the first page is read before the response begins.
 */
export async function openTable(
  deps: AnswerDeps,
  accountId: string,
  { name, params, query }: FileCall,
): Promise<Table> {
  const endpoint: Endpoint = ENDPOINTS[name];
  await assertPlanHas(deps.people, accountId, endpoint, query);
  // the query was parsed by its endpoint's schema
  const open = tablesOf(deps, accountId)[name] as (asked: object) => Promise<Table>;
  const { id = '' } = params;
  return open({ id, query, item: endpoint.beyondMine && (await reachItem(deps, accountId, endpoint, id)) });
}

function tablesOf(deps: AnswerDeps, accountId: string): Tables {
  const { people } = deps;
  const lists = listAnswers(deps);
  const receipts = receiptAnswers(deps);
  return {
    listStores: async ({ query }) => pagesOf(STORE_COLUMNS, await lists.stores('mine', accountId), query),
    listCatalogueStores: async ({ query }) => pagesOf(STORE_COLUMNS, await lists.stores('catalogue', accountId), query),
    listProducts: async ({ query }) => pagesOf(PRODUCT_COLUMNS, await lists.products('mine', accountId), query),
    listCatalogueProducts: async ({ query }) =>
      pagesOf(PRODUCT_COLUMNS, await lists.products('catalogue', accountId), query),
    listStoreProducts: async ({ id, query }) =>
      pagesOf(PRODUCT_COLUMNS, await lists.productsOf('mine', accountId, id), query),
    listCatalogueStoreProducts: async ({ id, query }) =>
      pagesOf(PRODUCT_COLUMNS, await lists.productsOf('catalogue', accountId, id), query),

    getTrend: async ({ query }) => {
      const { points, frequency } = await lists.trend(accountId, query);
      return { ...tableOf(TREND_COLUMNS, points), clock: clockOf(frequency) };
    },
    getComparison: async ({ query }) => {
      const comparison = await lists.comparison(accountId, query);
      return { ...tableOf(COMPARISON_COLUMNS, comparedPoints(comparison)), clock: clockOf(comparison.frequency) };
    },
    getCountryShares: async ({ query }) => tableOf(COUNTRY_COLUMNS, (await lists.countries(accountId, query)).items),
    getTagShares: async ({ query }) => tableOf(TAG_COLUMNS, (await lists.tags(accountId, query)).items),
    getProductsOverview: async ({ query }) =>
      tableOf(MOVING_COLUMNS, movingProducts(await lists.moving('mine', accountId, query, MAX_LISTED))),
    getCatalogueProductsOverview: async ({ query }) =>
      tableOf(MOVING_COLUMNS, movingProducts(await lists.moving('catalogue', accountId, query, MAX_LISTED))),
    getSinceJoined: async ({ query }) => {
      const { points } = await lists.sinceJoined(accountId, query);
      const [first, last] = [points[0], points.at(-1)];
      return {
        ...tableOf(SINCE_JOINED_COLUMNS, points),
        ...(first && last && { days: { from: first.on, to: last.on } }),
      };
    },

    listHappenings: async ({ query }) =>
      tableOf(HAPPENING_COLUMNS, await lists.happenings(accountId, query, MAX_LISTED)),
    listStoreEvents: async ({ item, query }) => pagesOf(EVENT_COLUMNS, (page) => receipts.events(item, page), query),
    listProductEvents: async ({ item, query }) => pagesOf(EVENT_COLUMNS, (page) => receipts.events(item, page), query),
    listStoreSales: async ({ item, query }) => pagesOf(SALE_COLUMNS, (page) => receipts.sales(item, page), query),
    listStoreBestSellers: async ({ item, query }) =>
      pagesOf(BEST_SELLER_COLUMNS, (page) => receipts.bestSellers(item, accountId, page), query),
    getPriceHistory: async ({ id, item, query }) => {
      const history = await receipts.prices(id, item, query);
      const days = { from: history.from.slice(0, 10), to: isoDay(Date.parse(history.to) - 1) };
      return { ...tableOf(PRICE_COLUMNS, variantSteps(history)), days, clock: ['from'] };
    },

    listStoreReadings: async ({ item, query }) =>
      pagesOf(READING_COLUMNS, (page) => receipts.readings(item, page), query),
    listStoreRestatements: async ({ item, query }) =>
      pagesOf(RESTATEMENT_COLUMNS, (page) => receipts.restatements(item, page), query),
    listProductRestatements: async ({ item, query }) =>
      pagesOf(RESTATEMENT_COLUMNS, (page) => receipts.restatements(item, page), query),
    listStoreEvidence: async ({ item, query }) =>
      pagesOf(EVIDENCE_COLUMNS, (page) => receipts.evidence(item, page), query),
    listProductEvidence: async ({ item, query }) =>
      pagesOf(EVIDENCE_COLUMNS, (page) => receipts.evidence(item, page), query),

    listAlertRings: async () => pagesOf(RING_COLUMNS, (request) => listRings(people, accountId, request), ALL_PAGES),
    listTransactions: async ({ query }) =>
      pagesOf(TRANSACTION_COLUMNS, (request) => listTransactions(people, accountId, request), query),
    getReferrals: async () =>
      tableOf(REFERRAL_COLUMNS, referralLines(await listReferrals(people, accountId, TOTAL_CAP))),
  };
}

/** Only hourly buckets begin at a clock time. Longer ones begin with a UTC day. */
function clockOf(frequency: Frequency): readonly string[] {
  return frequency === 'HOUR' ? ['from'] : [];
}
