import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { isProductId, type ProductItem } from '#contract/product/product.ts';
import type { ScopeParam } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { ApiRefusal } from '../http/ask-api.ts';
import { type PeriodInput, periodOf, searchOf } from './shapes.ts';
import type { ToolContext } from './tool.ts';

/** A store or product found by its id, the scope in which the person sees it, and the path of its page. */
export type StoreOrProduct = { scope: ScopeParam; page: string } & (
  | { store: StoreItem; product: null }
  | { store: null; product: ProductItem }
);

/** Looks among the person's own stores first, then in the database. Throws `ApiRefusal`. */
export async function findStoreOrProduct(
  context: ToolContext,
  id: string,
  period: PeriodInput,
): Promise<StoreOrProduct> {
  try {
    return await findIn('mine', context, id, period);
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.problem.code !== 'not-found') throw error;
    return findIn('database', context, id, period);
  }
}

async function findIn(
  scope: ScopeParam,
  { ask, link }: ToolContext,
  id: string,
  period: PeriodInput,
): Promise<StoreOrProduct> {
  const isMine = scope === 'mine';
  const given = { params: { id }, query: periodOf(period) };
  const page = link(pagePath(scope, id) + searchOf(period));
  if (isProductId(id)) {
    const product = await ask(isMine ? productEndpoints.getProduct : catalogueEndpoints.getCatalogueProduct, given);
    return { scope, page, store: null, product };
  }
  const store = await ask(isMine ? storeEndpoints.getStore : catalogueEndpoints.getCatalogueStore, given);
  return { scope, page, store, product: null };
}

/** The path of a store's or product's page. */
export function pagePath(scope: ScopeParam, id: string): string {
  return `${scope === 'mine' ? '' : '/database'}/${isProductId(id) ? 'products' : 'stores'}/${id}`;
}
