import { getPlan } from '#billing/plan/get-plan.ts';
import type { PeriodQuery } from '#contract/analytics.ts';
import type { BestSellerQuery } from '#contract/best-seller.ts';
import { PLANS } from '#contract/plan.ts';
import type { PriceHistoryQuery } from '#contract/price-history.ts';
import { productKeyOf } from '#contract/product.ts';
import type { ProductEventKind } from '#contract/product-event.ts';
import { listSales } from '#questions/happenings/list-sales.ts';
import { listBestSellers } from '#questions/lists/list-best-sellers.ts';
import type { PageRequest } from '#questions/lists/page.ts';
import { asKnownAtSuspension, asKnownOn, periodOf } from '#questions/period.ts';
import { listEvents } from '#questions/receipts/list-events.ts';
import { listEvidence } from '#questions/receipts/list-evidence.ts';
import { listReadings } from '#questions/receipts/list-readings.ts';
import { listRestatements } from '#questions/receipts/list-restatements.ts';
import { accessOf, assertAccess } from '#questions/store-access.ts';
import { getPriceHistory } from '#questions/trend/get-price-history.ts';
import type { ListDeps } from './open-lists.ts';

export type ReceiptOf = { storeId: string } | { productId: string };
type OfDay = PageRequest & { day?: string };
type OfKinds = PageRequest & { kind: ProductEventKind[] };

/**
 * The receipts of a store's or product's numbers, for a page or a file. They cover my stores, and the whole catalogue
 * if the plan includes its details.
 */
export function openReceipts({ people, facts, clock, pictureUrl }: ListDeps) {
  /** Resolves what is asked about, and until when its data may be shown. */
  async function resolve(accountId: string, of: ReceiptOf) {
    const { areDatabaseDetailsEnabled } = PLANS[await getPlan(people, accountId)];
    const access = accessOf(areDatabaseDetailsEnabled ? 'catalogue' : 'mine', accountId);
    const { visibleUntil } = await assertAccess({ people, facts }, access, of);
    return { ...('productId' in of ? productKeyOf(of.productId) : { ...of, productId: undefined }), visibleUntil };
  }

  return {
    resolve,

    /** The same with a period. */
    async periodOf(accountId: string, of: ReceiptOf, query: PeriodQuery) {
      const { storeId, productId = '', ...visibility } = await resolve(accountId, of);
      return { storeId, productId, period: asKnownAtSuspension(periodOf(query, clock.now()), visibility) };
    },

    async readings(accountId: string, storeId: string) {
      const visibility = await resolve(accountId, { storeId });
      return (request: OfDay) => listReadings(facts, storeId, visibility, request);
    },

    async evidence(accountId: string, of: ReceiptOf) {
      const asked = await resolve(accountId, of);
      return ({ day, ...request }: OfDay) => listEvidence(facts, { ...asked, day, request });
    },

    async restatements(accountId: string, of: ReceiptOf) {
      const asked = await resolve(accountId, of);
      return ({ day, ...request }: OfDay) => listRestatements(facts, { ...asked, day, request });
    },

    async events(accountId: string, of: ReceiptOf) {
      const asked = await resolve(accountId, of);
      return ({ kind: kinds, ...request }: OfKinds) => listEvents(facts, { ...asked, kinds, request, pictureUrl });
    },

    async bestSellers(accountId: string, storeId: string) {
      const visibility = await resolve(accountId, { storeId });
      return ({ sortBy, ...query }: BestSellerQuery) => {
        const period = asKnownOn(asKnownAtSuspension(periodOf(query, clock.now()), visibility), query.asKnownOn);
        return listBestSellers({ people, facts }, { accountId, storeId, period, sortBy, request: query, pictureUrl });
      };
    },

    async sales(accountId: string, storeId: string) {
      const { visibleUntil } = await resolve(accountId, { storeId });
      return (request: PageRequest) => listSales(facts, { visibleUntil, storeId, request, nowMs: clock.now() });
    },

    async prices(accountId: string, productId: string, query: PriceHistoryQuery) {
      const { visibleUntil } = await resolve(accountId, { productId });
      return getPriceHistory(facts, { ...productKeyOf(productId), ...query, visibleUntil, nowMs: clock.now() });
    },
  };
}
