import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { EvidenceListQuery } from '#contract/estimate/evidence.ts';
import { productKeyOf } from '#contract/product/product.ts';
import { getOrdersAround } from '#questions/happenings/get-orders-around.ts';
import { listPins } from '#questions/happenings/list-pins.ts';
import { getDayReceipt } from '#questions/receipts/get-day-receipt.ts';
import { listEvidence } from '#questions/receipts/list-evidence.ts';
import { listSignals } from '#questions/receipts/list-signals.ts';
import { getAssortment } from '#questions/totals/get-assortment.ts';
import { getProductRank } from '#questions/totals/get-product-rank.ts';
import { receiptAnswers } from '../../answers/receipt-answers.ts';
import type { Item } from '../../http/reach-item.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';

/** The evidence behind the numbers: signals, readings, sightings, prices, places, and events with their effects. */
export function receiptRoutes(serve: Serve, { people, facts, clock, pictureUrl }: RouteContext): void {
  const receipts = receiptAnswers({ people, facts, clock, pictureUrl });

  async function evidencePage(item: Item, { day, ...request }: EvidenceListQuery) {
    const [list, receipt] = await Promise.all([
      listEvidence(facts, { ...item, day, request }),
      day === undefined ? null : getDayReceipt(facts, { ...item, day, nowMs: clock.now() }),
    ]);
    return { ...list, receipt };
  }

  async function ordersAround(item: Item, { at }: { at: string }) {
    return { around: await getOrdersAround(facts, { ...item, at, nowMs: clock.now() }) };
  }

  serve(storeEndpoints.listStoreSignals, async ({ item }) => ({
    items: await listSignals(facts, Number(item.storeId), item.visibleUntil),
  }));

  serve(storeEndpoints.listStoreReadings, async ({ item, query }) => receipts.readings(item, query));

  serve(storeEndpoints.listStoreEvidence, async ({ item, query }) => evidencePage(item, query));

  serve(productEndpoints.listProductEvidence, async ({ item, query }) => evidencePage(item, query));

  serve(storeEndpoints.listStoreRestatements, async ({ item, query }) => receipts.restatements(item, query));

  serve(productEndpoints.listProductRestatements, async ({ item, query }) => receipts.restatements(item, query));

  serve(storeEndpoints.listStoreEvents, async ({ item, query }) => receipts.events(item, query));

  serve(productEndpoints.listProductEvents, async ({ item, query }) => receipts.events(item, query));

  serve(storeEndpoints.listStoreBestSellers, async ({ item, accountId, query }) =>
    receipts.bestSellers(item, accountId, query),
  );

  serve(storeEndpoints.getStoreAssortment, async ({ item, query }) =>
    getAssortment(facts, { storeId: item.storeId, period: receipts.periodOf(item, query) }),
  );

  serve(storeEndpoints.listStorePins, async ({ item, query }) => ({
    items: await listPins(facts, item.storeId, receipts.periodOf(item, query)),
  }));

  serve(storeEndpoints.listStoreSales, async ({ item, query }) => receipts.sales(item, query));

  serve(storeEndpoints.getStoreOrdersAround, async ({ item, query }) => ordersAround(item, query));

  serve(productEndpoints.getProductOrdersAround, async ({ item, query }) => ordersAround(item, query));

  serve(productEndpoints.getProductRank, async ({ item, params, query }) =>
    getProductRank(facts, { ...productKeyOf(params.id), period: receipts.periodOf(item, query) }),
  );

  serve(productEndpoints.getPriceHistory, async ({ item, params, query }) => receipts.prices(params.id, item, query));
}
