import { z } from 'zod';
import { PeriodQuery } from '#contract/analytics.ts';
import { DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import { ProductListQuery, StoreListQuery } from '#contract/filters.ts';
import { ProductItem } from '#contract/product.ts';
import { StoreCheck, StoreId, StoreItem, StorePatch, StoreUrlBody } from '#contract/store.ts';
import { getStore } from '#questions/get-store.ts';
import { listProducts } from '#questions/list-products.ts';
import { listStores } from '#questions/list-stores.ts';
import { periodOf } from '#questions/period.ts';
import { getWatchedStore } from '#watch/get-watched-store.ts';
import { unwatchStore } from '#watch/unwatch-store.ts';
import { addStore } from '../add-store.ts';
import { answers, NOTHING } from '../answers.ts';
import { changeStore } from '../change-store.ts';
import { checkStore } from '../check-store.ts';
import { answerList, listAnswers } from '../csv/answer-list.ts';
import { PRODUCT_COLUMNS, STORE_COLUMNS } from '../csv/list-columns.ts';
import { limitCalls } from '../limit-calls.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';
import { accountOf } from '../signed-in.ts';
import { keepChecks } from '../store-checks.ts';

const Params = z.object({ id: StoreId });
const tags = ['Stores'];

export function storeRoutes(app: TypedApp, { database, clock, pictureUrl, ...context }: RouteContext): void {
  const stores = keepChecks(context.stores, clock);
  const readsStores = limitCalls({ calls: 120, seconds: 60 });

  app.post(
    '/api/stores/check',
    { schema: { tags, summary: 'Can a store be tracked?', body: StoreUrlBody, response: answers(StoreCheck) } },
    async (request) => {
      const accountId = accountOf(request);
      await readsStores(accountId);
      return checkStore(database, stores, { accountId, url: request.body.url });
    },
  );

  app.get(
    '/api/stores',
    {
      schema: { tags, summary: 'The stores on my list', querystring: StoreListQuery, response: listAnswers(StoreItem) },
    },
    async (request, reply) => {
      const asked = {
        accountId: accountOf(request),
        scope: 'mine',
        atMost: null,
        nowMs: clock.now(),
        pictureUrl,
      } as const;
      return answerList(request, reply, STORE_COLUMNS, (query) => listStores(database, { ...asked, query }));
    },
  );

  app.post(
    '/api/stores',
    { schema: { tags, summary: 'Add a store', body: StoreUrlBody, response: answers(StoreItem, 201) } },
    async (request, reply) => {
      const accountId = accountOf(request);
      await readsStores(accountId);
      const practiceStores = context.practiceStores?.() ?? [];
      const adding = { accountId, url: request.body.url, nowMs: clock.now(), practiceStores };
      const storeId = String(await addStore(database, stores, adding));
      const period = periodOf({ dateRange: DEFAULT_DATE_RANGE }, clock.now());
      reply.code(201).header('location', `/api/stores/${storeId}`);
      return getStore(database, { scope: 'mine', accountId, storeId, period, pictureUrl });
    },
  );

  app.get(
    '/api/stores/:id',
    {
      schema: {
        tags,
        summary: 'One of my stores',
        params: Params,
        querystring: PeriodQuery,
        response: answers(StoreItem),
      },
    },
    async (request) => {
      const period = periodOf(request.query, clock.now());
      return getStore(database, {
        scope: 'mine',
        accountId: accountOf(request),
        storeId: request.params.id,
        period,
        pictureUrl,
      });
    },
  );

  app.patch(
    '/api/stores/:id',
    {
      schema: {
        tags,
        summary: 'Suspend, resume, or mark as a favourite',
        params: Params,
        body: StorePatch,
        response: answers(StoreItem),
      },
    },
    async (request) => {
      const accountId = accountOf(request);
      const storeId = request.params.id;
      await changeStore(database, { accountId, storeId: Number(storeId), patch: request.body, nowMs: clock.now() });
      const period = periodOf({ dateRange: DEFAULT_DATE_RANGE }, clock.now());
      return getStore(database, { scope: 'mine', accountId, storeId, period, pictureUrl });
    },
  );

  app.delete(
    '/api/stores/:id',
    { schema: { tags, summary: 'Take a store off my list', params: Params, response: NOTHING } },
    async (request, reply) => {
      const watch = { accountId: accountOf(request), storeId: Number(request.params.id) };
      await database.transaction().execute((trx) => unwatchStore(trx, watch));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/stores/:id/products',
    {
      schema: {
        tags,
        summary: 'The products of one of my stores',
        params: Params,
        querystring: ProductListQuery,
        response: listAnswers(ProductItem),
      },
    },
    async (request, reply) => {
      const mine = { accountId: accountOf(request), storeId: request.params.id };
      await getWatchedStore(database, { ...mine, storeId: Number(mine.storeId) });
      const asked = { ...mine, scope: 'mine', atMost: null, nowMs: clock.now(), pictureUrl } as const;
      return answerList(request, reply, PRODUCT_COLUMNS, (query) => listProducts(database, { ...asked, query }));
    },
  );
}
