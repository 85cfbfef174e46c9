import type { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { ask } from '../../api/client.ts';

type Asked = {
  q: string;
  most: number;
  signal: AbortSignal;
  endpoint?: typeof productEndpoints.listProducts | typeof catalogueEndpoints.listCatalogueProducts;
};

/** Products by name, those with sales first. Without asking for both, those without sales are not found beside them. */
export async function findProducts({ q, most, signal, endpoint = productEndpoints.listProducts }: Asked) {
  const [{ items: sold }, unsold] = await Promise.all([
    ask(endpoint, { query: { q, sales: 'with' }, signal }),
    ask(endpoint, { query: { q, sales: 'without' }, signal }).then(
      ({ items }) => items,
      // it may match too many; those with sales are found all the same
      () => [],
    ),
  ]);
  const room = Math.max(Math.ceil(most / 2), most - unsold.length);
  return [...sold.slice(0, room), ...unsold].slice(0, most);
}
