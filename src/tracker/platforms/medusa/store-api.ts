import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher } from '../../fetch/fetcher.ts';
import { at, type JsonObject, jsonOf, listOf, objectOf, plainAt } from '../answer/read-json.ts';
import { currencyOf, idOf } from '../parse/text.ts';
import type { ApiAccess } from './api-access.ts';

/** Prices come first: they are computed from what the other fields have loaded. */
export const CATALOGUE_FIELDS = [
  '*variants.calculated_price',
  ...['id', 'title', 'handle', 'description', 'thumbnail', 'created_at', 'updated_at'],
  ...['id', 'title', 'sku', 'manage_inventory', 'allow_backorder'].map((field) => `variants.${field}`),
  '+variants.inventory_quantity',
  ...['*categories', '*tags', '*type', '*collection'],
].join(',');

/** What changes when something is sold or edited: a twentieth of all fields. */
export const STOCK_FIELDS = 'id,updated_at,variants.id,variants.manage_inventory,+variants.inventory_quantity';

export type ProductList = { items: readonly unknown[]; total: number | null; answer: FetchAnswer };

/**
 * A list of products, or null if the store has nothing newer than `etag`. Throws `FetchFailure`; `store-not-a-store` if
 * the key is refused, which Medusa answers with a status of 400.
 */
export async function askProducts(
  fetcher: Fetcher,
  access: ApiAccess,
  query: [string, string][],
  etag?: string,
): Promise<ProductList | null> {
  const headers: Record<string, string> = etag === undefined ? {} : { 'if-none-match': etag };
  const answer = await askStore(fetcher, access, `products?${new URLSearchParams(query)}`, headers);
  if (answer.status === 304) return null;
  const body = bodyOf(answer);
  const items = at(body, 'products');
  if (!Array.isArray(items)) throw new FetchFailure('store-broken', { detail: 'no products in the answer' });
  const count = at(body, 'count');
  return { items, total: typeof count === 'number' && count >= 0 ? count : null, answer };
}

export type Region = { id: string; currency: string; countries: string[] };

/** The regions that a backend sells to, in a stable order; null if the answer is not Medusa's. */
export async function askRegions(fetcher: Fetcher, access: ApiAccess): Promise<Region[] | null> {
  const answer = await askStore(fetcher, access, 'regions?limit=100', {});
  if (answer.status !== 200) return null;
  const given = at(bodyOf(answer), 'regions');
  if (!Array.isArray(given)) return null;
  const regions = given.flatMap((one) => regionOf(one) ?? []);
  return regions.length > 0 ? regions.toSorted((one, other) => (one.id < other.id ? -1 : 1)) : null;
}

async function askStore(
  fetcher: Fetcher,
  access: ApiAccess,
  path: string,
  more: Record<string, string>,
): Promise<FetchAnswer> {
  const headers = { 'x-publishable-api-key': access.key, ...more };
  return fetcher.fetch({ url: `${access.backend}/store/${path}`, headers, expects: 'json' });
}

function bodyOf(answer: FetchAnswer): JsonObject {
  const isHtml = answer.status !== 200 && answer.body.toString('latin1', 0, 64).trimStart().startsWith('<');
  const body = isHtml ? null : objectOf(jsonOf(answer));
  if (answer.status === 200 && body) return body;
  throw new FetchFailure('store-not-a-store', { detail: `status ${answer.status}, ${plainAt(body, 'type')}` });
}

function regionOf(given: unknown): Region | null {
  const id = idOf(at(given, 'id'));
  const currency = currencyOf(at(given, 'currency_code'));
  const countries = listOf(at(given, 'countries')).flatMap((one) => {
    const code = at(one, 'iso_2');
    return typeof code === 'string' && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : [];
  });
  return id !== null && currency !== null ? { id, currency, countries } : null;
}
