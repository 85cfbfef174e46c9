import type { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { ask } from '../../api/client.ts';
import { codeOf } from '../../components/error/problem-text.ts';

type Asked = {
  q: string;
  most: number;
  signal: AbortSignal;
  endpoint?: typeof productEndpoints.listProducts | typeof catalogueEndpoints.listCatalogueProducts;
};

/**
 * Products by name, those with sales first. Those without come from a list of their own, which may be too broad: then
 * the others are enough, if there are any.
 */
export async function findProducts({ q, most, signal, endpoint = productEndpoints.listProducts }: Asked) {
  const itemsOf = async (sales: 'with' | 'without') => (await ask(endpoint, { query: { q, sales }, signal })).items;
  const withSales = itemsOf('with');
  const withoutSales = itemsOf('without').catch(async (error: unknown) => {
    if (codeOf(error) === 'too-broad' && (await withSales).length > 0) return [];
    throw error;
  });
  const [sold, unsold] = await Promise.all([withSales, withoutSales]);
  const room = Math.max(Math.ceil(most / 2), most - unsold.length);
  return [...sold.slice(0, room), ...unsold].slice(0, most);
}
