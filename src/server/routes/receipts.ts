import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { EvidenceListQuery } from '#contract/evidence.ts';
import { getOrdersAround } from '#questions/happenings/get-orders-around.ts';
import { listPins } from '#questions/happenings/list-pins.ts';
import { getDayReceipt } from '#questions/receipts/get-day-receipt.ts';
import { listEvidence } from '#questions/receipts/list-evidence.ts';
import { listSignals } from '#questions/receipts/list-signals.ts';
import { getAssortment } from '#questions/totals/get-assortment.ts';
import { getProductRank } from '#questions/totals/get-product-rank.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';
import { openReceipts, type ReceiptOf } from '../lists/open-receipts.ts';

/** The evidence behind the numbers: signals, readings, sightings, prices, places, and events with their effects. */
export function receiptRoutes(serve: Serve, { people, facts, clock, pictureUrl }: RouteContext): void {
  const receipts = openReceipts({ people, facts, clock, pictureUrl });
  const storeOf = ({ id: storeId }: { id: string }) => ({ storeId });
  const productOf = ({ id: productId }: { id: string }) => ({ productId });

  async function evidencePage(accountId: string, of: ReceiptOf, { day, ...request }: EvidenceListQuery) {
    const asked = await receipts.resolve(accountId, of);
    const [list, receipt] = await Promise.all([
      listEvidence(facts, { ...asked, day, request }),
      day === undefined ? null : getDayReceipt(facts, { ...asked, day, nowMs: clock.now() }),
    ]);
    return { ...list, receipt };
  }

  serve(storeEndpoints.listStoreSignals, async ({ accountId, params }) => {
    const { visibleUntil } = await receipts.resolve(accountId, storeOf(params));
    const storeId = Number(params.id);
    return { items: (await listSignals(facts, [storeId], visibleUntil)).get(storeId) ?? [] };
  });

  serve(storeEndpoints.listStoreReadings, async ({ accountId, params, query }) =>
    (await receipts.readings(accountId, params.id))(query),
  );

  serve(storeEndpoints.listStoreEvidence, async ({ accountId, params, query }) =>
    evidencePage(accountId, storeOf(params), query),
  );

  serve(productEndpoints.listProductEvidence, async ({ accountId, params, query }) =>
    evidencePage(accountId, productOf(params), query),
  );

  serve(storeEndpoints.listStoreRestatements, async ({ accountId, params, query }) =>
    (await receipts.restatements(accountId, storeOf(params)))(query),
  );

  serve(productEndpoints.listProductRestatements, async ({ accountId, params, query }) =>
    (await receipts.restatements(accountId, productOf(params)))(query),
  );

  serve(storeEndpoints.listStoreEvents, async ({ accountId, params, query }) =>
    (await receipts.events(accountId, storeOf(params)))(query),
  );

  serve(productEndpoints.listProductEvents, async ({ accountId, params, query }) =>
    (await receipts.events(accountId, productOf(params)))(query),
  );

  serve(storeEndpoints.listStoreBestSellers, async ({ accountId, params, query }) =>
    (await receipts.bestSellers(accountId, params.id))(query),
  );

  serve(storeEndpoints.getStoreAssortment, async ({ accountId, params, query }) =>
    getAssortment(facts, await receipts.periodOf(accountId, storeOf(params), query)),
  );

  serve(storeEndpoints.listStorePins, async ({ accountId, params, query }) => {
    const { period } = await receipts.periodOf(accountId, storeOf(params), query);
    return { items: await listPins(facts, params.id, period) };
  });

  serve(storeEndpoints.listStoreSales, async ({ accountId, params, query }) =>
    (await receipts.sales(accountId, params.id))(query),
  );

  serve(storeEndpoints.getStoreOrdersAround, async ({ accountId, params, query: { at } }) => {
    const asked = await receipts.resolve(accountId, storeOf(params));
    return { around: await getOrdersAround(facts, { ...asked, at, nowMs: clock.now() }) };
  });

  serve(productEndpoints.getProductOrdersAround, async ({ accountId, params, query: { at } }) => {
    const asked = await receipts.resolve(accountId, productOf(params));
    return { around: await getOrdersAround(facts, { ...asked, at, nowMs: clock.now() }) };
  });

  serve(productEndpoints.getProductRank, async ({ accountId, params, query }) =>
    getProductRank(facts, await receipts.periodOf(accountId, productOf(params), query)),
  );

  serve(productEndpoints.getPriceHistory, async ({ accountId, params, query }) =>
    receipts.prices(accountId, params.id, query),
  );
}
