import { z } from 'zod';
import { getPlan } from '#billing/get-plan.ts';
import { PeriodQuery } from '#contract/analytics.ts';
import { PLAN_FILTERS, ProductListQuery, StoreListQuery } from '#contract/filters.ts';
import { PLANS, type PlanKey } from '#contract/plan.ts';
import { ProductId, ProductItem, ProductPatch } from '#contract/product.ts';
import { StoreId, StoreItem } from '#contract/store.ts';
import { getProduct } from '#questions/get-product.ts';
import { getStore } from '#questions/get-store.ts';
import { listProducts } from '#questions/list-products.ts';
import { listStores } from '#questions/list-stores.ts';
import { periodOf } from '#questions/period.ts';
import { productKeyOf } from '#questions/product-key.ts';
import { assertAccess } from '#questions/store-access.ts';
import { setFavorite } from '#watch/set-favorite.ts';
import { answers, NOTHING } from '../answers.ts';
import { answerList, listAnswers } from '../csv/answer-list.ts';
import { PRODUCT_COLUMNS, STORE_COLUMNS } from '../csv/list-columns.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';
import { accountOf, requireFeature } from '../signed-in.ts';

const StoreParams = z.object({ id: StoreId });
const ProductParams = z.object({ id: ProductId });
const tags = ['Database'];

/** The shared database: every store that anyone tracks or that was imported. What a plan sees of it is decided here. */
export function databaseRoutes(app: TypedApp, { database, clock, pictureUrl }: RouteContext): void {
  const common = { scope: 'database', pictureUrl } as const;

  app.get(
    '/api/database/stores',
    {
      schema: {
        tags,
        summary: 'The stores of the shared database',
        querystring: StoreListQuery,
        response: listAnswers(StoreItem),
      },
    },
    async (request, reply) => {
      const accountId = accountOf(request);
      const plan = await getPlan(database, accountId);
      requireFilters(plan, request.query);
      const asked = { ...common, accountId, atMost: PLANS[plan].databaseStoreLimit, nowMs: clock.now() };
      return answerList(request, reply, STORE_COLUMNS, (query) => listStores(database, { ...asked, query }));
    },
  );

  app.get(
    '/api/database/products',
    {
      schema: {
        tags,
        summary: 'The products of the shared database',
        querystring: ProductListQuery,
        response: listAnswers(ProductItem),
      },
    },
    async (request, reply) => {
      const accountId = accountOf(request);
      const plan = await getPlan(database, accountId);
      requireFilters(plan, request.query);
      const asked = { ...common, accountId, atMost: PLANS[plan].databaseProductLimit, nowMs: clock.now() };
      return answerList(request, reply, PRODUCT_COLUMNS, (query) => listProducts(database, { ...asked, query }));
    },
  );

  app.get(
    '/api/database/stores/:id',
    {
      schema: {
        tags,
        summary: 'A store of the shared database',
        params: StoreParams,
        querystring: PeriodQuery,
        response: answers(StoreItem),
      },
    },
    async (request) => {
      const accountId = await requireDetails(accountOf(request));
      const period = periodOf(request.query, clock.now());
      return getStore(database, { ...common, accountId, storeId: request.params.id, period });
    },
  );

  app.get(
    '/api/database/stores/:id/products',
    {
      schema: {
        tags,
        summary: 'The products of a store of the shared database',
        params: StoreParams,
        querystring: ProductListQuery,
        response: listAnswers(ProductItem),
      },
    },
    async (request, reply) => {
      const accountId = await requireDetails(accountOf(request));
      const { id: storeId } = request.params;
      await assertAccess(database, { scope: 'database' }, { storeId });
      const asked = { ...common, accountId, storeId, atMost: null, nowMs: clock.now() };
      return answerList(request, reply, PRODUCT_COLUMNS, (query) => listProducts(database, { ...asked, query }));
    },
  );

  app.get(
    '/api/database/products/:id',
    {
      schema: {
        tags,
        summary: 'A product of the shared database',
        params: ProductParams,
        querystring: PeriodQuery,
        response: answers(ProductItem),
      },
    },
    async (request) => {
      const accountId = await requireDetails(accountOf(request));
      const period = periodOf(request.query, clock.now());
      return getProduct(database, { ...common, accountId, id: request.params.id, period });
    },
  );

  app.patch(
    '/api/database/stores/:id',
    {
      schema: {
        tags,
        summary: 'Mark a store of the shared database as a favourite',
        params: StoreParams,
        body: ProductPatch,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      const accountId = accountOf(request);
      const { id: storeId } = request.params;
      await assertAccess(database, { scope: 'database' }, { storeId });
      const favorite = { accountId, storeId: Number(storeId), favorited: request.body.favorited };
      await setFavorite(database, favorite, clock.now());
      return reply.code(204).send(null);
    },
  );

  app.patch(
    '/api/database/products/:id',
    {
      schema: {
        tags,
        summary: 'Mark a product of the shared database as a favourite',
        params: ProductParams,
        body: ProductPatch,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      const accountId = accountOf(request);
      const { id } = request.params;
      await assertAccess(database, { scope: 'database' }, { productId: id });
      const key = productKeyOf(id);
      const of = { storeId: Number(key.storeId), productId: Number(key.productId) };
      await setFavorite(database, { accountId, ...of, favorited: request.body.favorited }, clock.now());
      return reply.code(204).send(null);
    },
  );

  async function requireDetails(accountId: string): Promise<string> {
    requireFeature(await getPlan(database, accountId), 'areDatabaseDetailsEnabled');
    return accountId;
  }
}

function requireFilters(plan: PlanKey, query: StoreListQuery | ProductListQuery): void {
  const isUsed = PLAN_FILTERS.some((name) => {
    const value = query[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
  if (isUsed) requireFeature(plan, 'areDatabaseFiltersEnabled');
}
