import { z } from 'zod';
import { getPlan } from '#billing/get-plan.ts';
import { EvidenceListQuery, EvidencePage } from '#contract/evidence.ts';
import { PLANS } from '#contract/plan.ts';
import { PriceHistory, PriceHistoryQuery } from '#contract/price-history.ts';
import { ProductId } from '#contract/product.ts';
import { ProductEventListQuery, ProductEventPage } from '#contract/product-event.ts';
import { ReadingListQuery, ReadingPage, StoreSignals } from '#contract/reading.ts';
import { StoreId } from '#contract/store.ts';
import { getDayReceipt } from '#questions/get-day-receipt.ts';
import { getPriceHistory } from '#questions/get-price-history.ts';
import { listEvents } from '#questions/list-events.ts';
import { type EvidenceOf, listEvidence } from '#questions/list-evidence.ts';
import { listReadings } from '#questions/list-readings.ts';
import { listSignals } from '#questions/list-signals.ts';
import { productKeyOf } from '#questions/product-key.ts';
import { assertAccess } from '#questions/store-access.ts';
import { answers } from '../answers.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';
import { accountOf } from '../signed-in.ts';

const StoreParams = z.object({ id: StoreId });
const ProductParams = z.object({ id: ProductId });

/**
 * What stands behind the numbers: signals, readings, sightings, events and prices. Of my stores, and of the shared
 * database where the plan has its details.
 */
export function receiptRoutes(app: TypedApp, { database, clock }: RouteContext): void {
  async function assertReach(
    request: Parameters<typeof accountOf>[0],
    asked: { storeId?: string; productId?: string },
  ): Promise<void> {
    const accountId = accountOf(request);
    const { areDatabaseDetailsEnabled } = PLANS[await getPlan(database, accountId)];
    await assertAccess(
      database,
      areDatabaseDetailsEnabled ? { scope: 'database' } : { scope: 'mine', accountId },
      asked,
    );
  }

  async function evidencePage(of: EvidenceOf, { day, ...page }: z.infer<typeof EvidenceListQuery>) {
    const [list, receipt] = await Promise.all([
      listEvidence(database, { ...of, day, request: page }),
      day === undefined ? null : getDayReceipt(database, { ...of, day, nowMs: clock.now() }),
    ]);
    return { ...list, receipt };
  }

  app.get(
    '/api/stores/:id/signals',
    {
      schema: {
        tags: ['Stores'],
        summary: 'How a store betrays its sales',
        params: StoreParams,
        response: answers(StoreSignals),
      },
    },
    async (request) => {
      await assertReach(request, { storeId: request.params.id });
      const storeId = Number(request.params.id);
      return { items: (await listSignals(database, [storeId])).get(storeId) ?? [] };
    },
  );

  app.get(
    '/api/stores/:id/readings',
    {
      schema: {
        tags: ['Stores'],
        summary: 'When and how a store was read, newest first',
        params: StoreParams,
        querystring: ReadingListQuery,
        response: answers(ReadingPage),
      },
    },
    async (request) => {
      await assertReach(request, { storeId: request.params.id });
      return listReadings(database, request.params.id, request.query);
    },
  );

  app.get(
    '/api/stores/:id/evidence',
    {
      schema: {
        tags: ['Stores'],
        summary: 'What was seen of a store and its products, what it was taken for, and what a day comes to',
        params: StoreParams,
        querystring: EvidenceListQuery,
        response: answers(EvidencePage),
      },
    },
    async (request) => {
      await assertReach(request, { storeId: request.params.id });
      return evidencePage({ storeId: request.params.id }, request.query);
    },
  );

  app.get(
    '/api/products/:id/evidence',
    {
      schema: {
        tags: ['Products'],
        summary: 'What was seen of a product, what it was taken for, and what a day comes to',
        params: ProductParams,
        querystring: EvidenceListQuery,
        response: answers(EvidencePage),
      },
    },
    async (request) => {
      await assertReach(request, { productId: request.params.id });
      return evidencePage(productKeyOf(request.params.id), request.query);
    },
  );

  app.get(
    '/api/stores/:id/events',
    {
      schema: {
        tags: ['Stores'],
        summary: 'What happened to a store and its products, newest first',
        params: StoreParams,
        querystring: ProductEventListQuery,
        response: answers(ProductEventPage),
      },
    },
    async (request) => {
      await assertReach(request, { storeId: request.params.id });
      const { kind: kinds, ...page } = request.query;
      return listEvents(database, { storeId: request.params.id, kinds, request: page });
    },
  );

  app.get(
    '/api/products/:id/events',
    {
      schema: {
        tags: ['Products'],
        summary: 'What happened to a product, newest first',
        params: ProductParams,
        querystring: ProductEventListQuery,
        response: answers(ProductEventPage),
      },
    },
    async (request) => {
      await assertReach(request, { productId: request.params.id });
      const { kind: kinds, ...page } = request.query;
      return listEvents(database, { ...productKeyOf(request.params.id), kinds, request: page });
    },
  );

  app.get(
    '/api/products/:id/prices',
    {
      schema: {
        tags: ['Products'],
        summary: 'What each variant of a product cost over time',
        params: ProductParams,
        querystring: PriceHistoryQuery,
        response: answers(PriceHistory),
      },
    },
    async (request) => {
      await assertReach(request, { productId: request.params.id });
      return getPriceHistory(database, {
        ...productKeyOf(request.params.id),
        ...request.query,
        nowMs: clock.now(),
      });
    },
  );
}
