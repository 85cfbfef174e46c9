import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productKeyOf } from '#contract/product/product.ts';
import { getProduct } from '#questions/get-product.ts';
import { getStore } from '#questions/get-store.ts';
import { periodOf } from '#questions/period.ts';
import { accessOf, assertAccess } from '#questions/store-access.ts';
import { getTagCounts } from '#questions/totals/get-tag-counts.ts';
import { setFavorite } from '#watch/set-favorite.ts';
import { listAnswers } from '../../answers/list-answers.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';

/** All stores that anyone tracks or that were imported. */
export function catalogueRoutes(serve: Serve, { people, facts, clock, pictureUrl }: RouteContext): void {
  const databases = { people, facts };
  const lists = listAnswers({ people, facts, clock, pictureUrl });
  const common = { scope: 'catalogue', pictureUrl } as const;

  serve(catalogueEndpoints.listCatalogueStores, async ({ accountId, query }) =>
    (await lists.stores('catalogue', accountId))(query),
  );

  serve(catalogueEndpoints.listCatalogueProducts, async ({ accountId, query }) =>
    (await lists.products('catalogue', accountId))(query),
  );

  serve(catalogueEndpoints.getCatalogueStore, async ({ accountId, params, query }) =>
    getStore(databases, { ...common, accountId, storeId: params.id, period: periodOf(query, clock.now()) }),
  );

  serve(catalogueEndpoints.listCatalogueStoreProducts, async ({ accountId, params, query }) =>
    (await lists.productsOf('catalogue', accountId, params.id))(query),
  );

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
