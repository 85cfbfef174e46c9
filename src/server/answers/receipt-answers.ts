import type { PeriodQuery } from '#contract/analytics.ts';
import type { BestSellerQuery } from '#contract/product/best-seller.ts';
import type { ProductEventKind } from '#contract/product/event.ts';
import type { PriceHistoryQuery } from '#contract/product/price-history.ts';
import { productKeyOf } from '#contract/product/product.ts';
import { listSales } from '#questions/happenings/list-sales.ts';
import { listBestSellers } from '#questions/lists/list-best-sellers.ts';
import type { PageRequest } from '#questions/lists/page.ts';
import { asKnownAtSuspension, asKnownOn, periodOf } from '#questions/period.ts';
import { listEvents } from '#questions/receipts/list-events.ts';
import { listEvidence } from '#questions/receipts/list-evidence.ts';
import { listReadings } from '#questions/receipts/list-readings.ts';
import { listRestatements } from '#questions/receipts/list-restatements.ts';
import { getPriceHistory } from '#questions/trend/get-price-history.ts';
import type { Item } from '../http/reach-item.ts';
import type { AnswerDeps } from './list-answers.ts';

type OfDay = PageRequest & { day?: string };
type OfKinds = PageRequest & { kind: ProductEventKind[] };

/** The receipts behind the numbers of an item that the endpoint opened to the account, for a page or a file. */
export function receiptAnswers({ people, facts, clock, pictureUrl }: AnswerDeps) {
  const periodOfItem = (item: Item, query: PeriodQuery) => asKnownAtSuspension(periodOf(query, clock.now()), item);
  return {
    periodOf: periodOfItem,

    readings: (item: Item, request: OfDay) => listReadings(facts, item.storeId, item, request),

    evidence: (item: Item, { day, ...request }: OfDay) => listEvidence(facts, { ...item, day, request }),

    restatements: (item: Item, { day, ...request }: OfDay) => listRestatements(facts, { ...item, day, request }),

    events: (item: Item, { kind: kinds, ...request }: OfKinds) =>
      listEvents(facts, { ...item, kinds, request, pictureUrl }),

    bestSellers: (item: Item, accountId: string, { sortBy, ...request }: BestSellerQuery) => {
      const { storeId } = item;
      const period = asKnownOn(periodOfItem(item, request), request.asKnownOn);
      return listBestSellers({ people, facts }, { accountId, storeId, period, sortBy, request, pictureUrl });
    },

    sales: (item: Item, request: PageRequest) => listSales(facts, { ...item, request, nowMs: clock.now() }),

    prices: (productId: string, { visibleUntil }: Item, query: PriceHistoryQuery) =>
      getPriceHistory(facts, { ...productKeyOf(productId), ...query, visibleUntil, nowMs: clock.now() }),
  };
}
