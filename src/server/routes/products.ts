import { z } from 'zod';
import { PeriodQuery } from '#contract/analytics.ts';
import { DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import { ProductListQuery } from '#contract/filters.ts';
import { ProductId, ProductItem, ProductPatch } from '#contract/product.ts';
import { getProduct } from '#questions/get-product.ts';
import { listProducts } from '#questions/list-products.ts';
import { periodOf } from '#questions/period.ts';
import { productKeyOf } from '#questions/product-key.ts';
import { setFavorite } from '#watch/set-favorite.ts';
import { answers } from '../answers.ts';
import { answerList, listAnswers } from '../csv/answer-list.ts';
import { PRODUCT_COLUMNS } from '../csv/list-columns.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';
import { accountOf } from '../signed-in.ts';

const Params = z.object({ id: ProductId });
const tags = ['Products'];

export function productRoutes(app: TypedApp, { database, clock, pictureUrl }: RouteContext): void {
  app.get(
    '/api/products',
    {
      schema: {
        tags,
        summary: 'The products of my stores',
        querystring: ProductListQuery,
        response: listAnswers(ProductItem),
      },
    },
    async (request, reply) => {
      const asked = {
        accountId: accountOf(request),
        scope: 'mine',
        atMost: null,
        nowMs: clock.now(),
        pictureUrl,
      } as const;
      return answerList(request, reply, PRODUCT_COLUMNS, (query) => listProducts(database, { ...asked, query }));
    },
  );

  app.get(
    '/api/products/:id',
    {
      schema: {
        tags,
        summary: 'A product of one of my stores',
        params: Params,
        querystring: PeriodQuery,
        response: answers(ProductItem),
      },
    },
    async (request) => {
      const period = periodOf(request.query, clock.now());
      return getProduct(database, {
        scope: 'mine',
        accountId: accountOf(request),
        id: request.params.id,
        period,
        pictureUrl,
      });
    },
  );

  app.patch(
    '/api/products/:id',
    {
      schema: {
        tags,
        summary: 'Mark a product as a favourite',
        params: Params,
        body: ProductPatch,
        response: answers(ProductItem),
      },
    },
    async (request) => {
      const accountId = accountOf(request);
      const nowMs = clock.now();
      const period = periodOf({ dateRange: DEFAULT_DATE_RANGE }, nowMs);
      const asked = { accountId, scope: 'mine', id: request.params.id, period, pictureUrl } as const;
      const product = await getProduct(database, asked);
      const key = productKeyOf(product.id);
      const { favorited } = request.body;
      const favorite = { accountId, storeId: Number(key.storeId), productId: Number(key.productId), favorited };
      await setFavorite(database, favorite, nowMs);
      return { ...product, favorited };
    },
  );
}
