import { getPlan } from '#billing/plan/get-plan.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { EvidenceListQuery } from '#contract/evidence.ts';
import { PLANS } from '#contract/plan.ts';
import { getOrdersAround } from '#questions/happenings/get-orders-around.ts';
import { listPins } from '#questions/happenings/list-pins.ts';
import { listSales } from '#questions/happenings/list-sales.ts';
import { listBestSellers } from '#questions/lists/list-best-sellers.ts';
import { keepPeriod, periodOf } from '#questions/period.ts';
import { productKeyOf } from '#questions/product-key.ts';
import { getDayReceipt } from '#questions/receipts/get-day-receipt.ts';
import { listEvents } from '#questions/receipts/list-events.ts';
import { type EvidenceOf, listEvidence } from '#questions/receipts/list-evidence.ts';
import { listReadings } from '#questions/receipts/list-readings.ts';
import { listRestatements } from '#questions/receipts/list-restatements.ts';
import { listSignals } from '#questions/receipts/list-signals.ts';
import { accessOf, assertAccess, type Reach } from '#questions/store-access.ts';
import { getAssortment } from '#questions/totals/get-assortment.ts';
import { getProductRank } from '#questions/totals/get-product-rank.ts';
import { getPriceHistory } from '#questions/trend/get-price-history.ts';
import { answerFile } from '../files/answer-file.ts';
import { PRICE_COLUMNS, variantSteps } from '../files/list-columns.ts';
import { once } from '../files/open-table.ts';
import { tableOf } from '../files/table.ts';
import { fileWanted } from '../http/limit-calls.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';

/**
 * What stands behind the numbers: signals, readings, sightings, prices, places, and events with what they did. Of my stores, and of the catalogue
 * where the plan has its details.
 */
export function receiptRoutes(serve: Serve, { people, facts, clock, pictureUrl }: RouteContext): void {
  async function assertReach(accountId: string, asked: { storeId?: string; productId?: string }): Promise<Reach> {
    const { areDatabaseDetailsEnabled } = PLANS[await getPlan(people, accountId)];
    return assertAccess(
      { people, facts },
      accessOf(areDatabaseDetailsEnabled ? 'catalogue' : 'mine', accountId),
      asked,
    );
  }

  async function evidencePage(of: EvidenceOf, { day, ...page }: EvidenceListQuery) {
    const [list, receipt] = await Promise.all([
      listEvidence(facts, { ...of, day, request: page }),
      day === undefined ? null : getDayReceipt(facts, { ...of, day, nowMs: clock.now() }),
    ]);
    return { ...list, receipt };
  }

  serve(storeEndpoints.listStoreSignals, async ({ accountId, params }) => {
    const reach = await assertReach(accountId, { storeId: params.id });
    const storeId = Number(params.id);
    return { items: (await listSignals(facts, [storeId], reach.keptUntil)).get(storeId) ?? [] };
  });

  serve(storeEndpoints.listStoreReadings, async ({ accountId, params, query }) => {
    const reach = await assertReach(accountId, { storeId: params.id });
    return listReadings(facts, params.id, reach, query);
  });

  serve(storeEndpoints.listStoreEvidence, async ({ accountId, params, query }) => {
    const reach = await assertReach(accountId, { storeId: params.id });
    return evidencePage({ ...reach, storeId: params.id }, query);
  });

  serve(productEndpoints.listProductEvidence, async ({ accountId, params, query }) => {
    const reach = await assertReach(accountId, { productId: params.id });
    return evidencePage({ ...reach, ...productKeyOf(params.id) }, query);
  });

  serve(storeEndpoints.listStoreRestatements, async ({ accountId, params, query: { day, ...request } }) => {
    const reach = await assertReach(accountId, { storeId: params.id });
    return listRestatements(facts, { ...reach, storeId: params.id, day, request });
  });

  serve(productEndpoints.listProductRestatements, async ({ accountId, params, query: { day, ...request } }) => {
    const reach = await assertReach(accountId, { productId: params.id });
    return listRestatements(facts, { ...reach, ...productKeyOf(params.id), day, request });
  });

  serve(storeEndpoints.listStoreEvents, async ({ accountId, params, query: { kind: kinds, ...request } }) => {
    const reach = await assertReach(accountId, { storeId: params.id });
    return listEvents(facts, { ...reach, storeId: params.id, kinds, request, pictureUrl });
  });

  serve(productEndpoints.listProductEvents, async ({ accountId, params, query: { kind: kinds, ...request } }) => {
    const reach = await assertReach(accountId, { productId: params.id });
    return listEvents(facts, { ...reach, ...productKeyOf(params.id), kinds, request, pictureUrl });
  });

  serve(storeEndpoints.listStoreBestSellers, async ({ accountId, params, query: { sortBy, ...query } }) => {
    const reach = await assertReach(accountId, { storeId: params.id });
    const period = keepPeriod(periodOf(query, clock.now()), reach);
    const asked = { accountId, storeId: params.id, period, sortBy, request: query, pictureUrl };
    return listBestSellers({ people, facts }, asked);
  });

  serve(storeEndpoints.getStoreAssortment, async ({ accountId, params, query }) => {
    const reach = await assertReach(accountId, { storeId: params.id });
    return getAssortment(facts, { storeId: params.id, period: keepPeriod(periodOf(query, clock.now()), reach) });
  });

  serve(storeEndpoints.listStorePins, async ({ accountId, params, query }) => {
    const reach = await assertReach(accountId, { storeId: params.id });
    const period = keepPeriod(periodOf(query, clock.now()), reach);
    return { items: await listPins(facts, params.id, period) };
  });

  serve(storeEndpoints.listStoreSales, async ({ accountId, params, query: request }) => {
    const reach = await assertReach(accountId, { storeId: params.id });
    return listSales(facts, { ...reach, storeId: params.id, request, nowMs: clock.now() });
  });

  serve(storeEndpoints.getStoreOrdersAround, async ({ accountId, params, query: { at } }) => {
    const reach = await assertReach(accountId, { storeId: params.id });
    return { around: await getOrdersAround(facts, { ...reach, storeId: params.id, at, nowMs: clock.now() }) };
  });

  serve(productEndpoints.getProductOrdersAround, async ({ accountId, params, query: { at } }) => {
    const reach = await assertReach(accountId, { productId: params.id });
    const asked = { ...reach, ...productKeyOf(params.id), at, nowMs: clock.now() };
    return { around: await getOrdersAround(facts, asked) };
  });

  serve(productEndpoints.getProductRank, async ({ accountId, params, query }) => {
    const reach = await assertReach(accountId, { productId: params.id });
    const period = keepPeriod(periodOf(query, clock.now()), reach);
    return getProductRank(facts, { ...productKeyOf(params.id), period });
  });

  serve(productEndpoints.getPriceHistory, async (asked) => {
    const { accountId, params, query } = asked;
    const reach = await assertReach(accountId, { productId: params.id });
    const history = await getPriceHistory(facts, {
      ...productKeyOf(params.id),
      ...query,
      nowMs: reach.keptUntil?.getTime() ?? clock.now(),
    });
    if (fileWanted(asked.request.headers) === null) return history;
    const steps = once(variantSteps(history));
    return answerFile({ people, clock }, 'getPriceHistory', asked, async () => tableOf(PRICE_COLUMNS, steps));
  });
}
