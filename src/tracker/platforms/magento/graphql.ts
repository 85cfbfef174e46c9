import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher } from '../../fetch/fetcher.ts';
import { mustAsk } from '../ask.ts';
import { at, jsonOf } from '../read-json.ts';

const PRICE = 'regular_price { value currency } final_price { value currency }';
const FIELDS = `uid sku name url_key stock_status only_x_left_in_stock small_image { url } categories { name }
  price_range { minimum_price { ${PRICE} } }`;

const productsQuery = (fields: string) => `query Products($page: Int!, $size: Int!) {
  products(filter: { price: { from: "0" } }, pageSize: $size, currentPage: $page) {
    total_count page_info { current_page total_pages } items { ${fields} }
  }
}`;

export const PROBE = productsQuery('uid sku name');

export const CATALOGUE = productsQuery(`${FIELDS}
  ... on ConfigurableProduct { variants { product { ${FIELDS} } } }`);

export type MagentoPage = {
  items: readonly unknown[];
  total: number | null;
  pages: number | null;
  answer: FetchAnswer;
};

/** A page of products. By GET, which caches may answer: it is a read. Throws `FetchFailure`. */
export async function askMagento(
  fetcher: Fetcher,
  origin: string,
  query: string,
  variables: Record<string, number>,
): Promise<MagentoPage> {
  const search = new URLSearchParams({ query: query.replace(/\s+/g, ' '), variables: JSON.stringify(variables) });
  const answer = await mustAsk(fetcher, { url: `${origin}/graphql?${search}`, expects: 'json' });
  const products = at(jsonOf(answer), 'data', 'products');
  const items = at(products, 'items');
  if (!Array.isArray(items)) throw new FetchFailure('store-not-a-store', { detail: 'no products in the answer' });
  return {
    items,
    total: countIn(at(products, 'total_count')),
    pages: countIn(at(products, 'page_info', 'total_pages')),
    answer,
  };
}

function countIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
