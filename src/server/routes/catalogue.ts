import { getPlan } from '#billing/plan/get-plan.ts';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { PLANS } from '#contract/plan.ts';
import { getProduct } from '#questions/get-product.ts';
import { getStore } from '#questions/get-store.ts';
import { listKeptProducts } from '#questions/lists/list-kept-products.ts';
import { listProducts } from '#questions/lists/list-products.ts';
import { listStores } from '#questions/lists/list-stores.ts';
import { asKnownOn, keepPeriod, periodOf } from '#questions/period.ts';
import { productKeyOf } from '#questions/product-key.ts';
import { accessOf, assertAccess } from '#questions/store-access.ts';
import { getTagCounts } from '#questions/totals/get-tag-counts.ts';
import { setFavorite } from '#watch/set-favorite.ts';
import { answerList } from '../csv/answer-list.ts';
import { PRODUCT_COLUMNS, STORE_COLUMNS } from '../csv/list-columns.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';

/** Every store that anyone tracks or that was imported. */
export function catalogueRoutes(serve: Serve, { people, facts, clock, pictureUrl }: RouteContext): void {
  const databases = { people, facts };
  const common = { scope: 'catalogue', pictureUrl } as const;

  serve(catalogueEndpoints.listCatalogueStores, async (asked) => {
    const { accountId } = asked;
    const { databaseStoreLimit: atMost } = PLANS[await getPlan(people, accountId)];
    const of = { ...common, accountId, atMost, nowMs: clock.now() };
    return answerList(asked, STORE_COLUMNS, (query) => listStores(databases, { ...of, query }));
  });

  serve(catalogueEndpoints.listCatalogueProducts, async (asked) => {
    const { accountId } = asked;
    const { databaseProductLimit: atMost } = PLANS[await getPlan(people, accountId)];
    const of = { ...common, accountId, atMost, nowMs: clock.now() };
    return answerList(asked, PRODUCT_COLUMNS, (query) => listProducts(databases, { ...of, query }));
  });

  serve(catalogueEndpoints.getCatalogueStore, async ({ accountId, params, query }) =>
    getStore(databases, { ...common, accountId, storeId: params.id, period: periodOf(query, clock.now()) }),
  );

  serve(catalogueEndpoints.listCatalogueStoreProducts, async (asked) => {
    const { accountId, params } = asked;
    const reach = await assertAccess(databases, accessOf('catalogue', accountId), { storeId: params.id });
    const of = { ...common, accountId, storeId: params.id, atMost: null, nowMs: clock.now() };
    return answerList(asked, PRODUCT_COLUMNS, (query) => {
      const period = asKnownOn(keepPeriod(periodOf(query, of.nowMs), reach), query.asKnownOn);
      return period.keptUntilMs === undefined
        ? listProducts(databases, { ...of, query })
        : listKeptProducts(databases, { ...of, query, period, storeId: Number(params.id) });
    });
  });

  serve(catalogueEndpoints.getCatalogueProduct, async ({ accountId, params, query }) =>
    getProduct(databases, { ...common, accountId, id: params.id, period: periodOf(query, clock.now()) }),
  );

  serve(catalogueEndpoints.changeCatalogueStore, async ({ accountId, params, body }) => {
    await assertAccess(databases, accessOf('catalogue', accountId), { storeId: params.id });
    const favorite = { accountId, storeId: Number(params.id), favorited: body.favorited };
    await setFavorite(people, favorite, clock.now());
  });

  serve(catalogueEndpoints.changeCatalogueProduct, async ({ accountId, params, body }) => {
    await assertAccess(databases, accessOf('catalogue', accountId), { productId: params.id });
    const key = productKeyOf(params.id);
    const of = { storeId: Number(key.storeId), productId: Number(key.productId) };
    await setFavorite(people, { accountId, ...of, favorited: body.favorited }, clock.now());
  });

  serve(catalogueEndpoints.countTags, async () => getTagCounts(facts));
}
