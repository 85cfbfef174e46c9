import { DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { productKeyOf } from '#contract/product/product.ts';
import { getProduct } from '#questions/get-product.ts';
import { periodOf } from '#questions/period.ts';
import { setFavorite } from '#watch/set-favorite.ts';
import { listAnswers } from '../../answers/list-answers.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';

export function productRoutes(serve: Serve, { people, facts, clock, pictureUrl }: RouteContext): void {
  const databases = { people, facts };
  const lists = listAnswers({ people, facts, clock, pictureUrl });
  const mine = (accountId: string) => ({ accountId, scope: 'mine', pictureUrl }) as const;

  serve(productEndpoints.listProducts, async ({ accountId, query }) =>
    (await lists.products('mine', accountId))(query),
  );

  serve(productEndpoints.getProduct, async ({ accountId, params, query }) =>
    getProduct(databases, { ...mine(accountId), id: params.id, period: periodOf(query, clock.now()) }),
  );

  serve(productEndpoints.changeProduct, async ({ accountId, params, body: { favorited } }) => {
    const nowMs = clock.now();
    const period = periodOf({ dateRange: DEFAULT_DATE_RANGE }, nowMs);
    const product = await getProduct(databases, { ...mine(accountId), id: params.id, period });
    const key = productKeyOf(product.id);
    const favorite = { accountId, storeId: Number(key.storeId), productId: Number(key.productId), favorited };
    await setFavorite(people, favorite, nowMs);
    return { ...product, favorited };
  });
}
