import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import { at, jsonOf, listOf, plainAt } from '../answer/read-json.ts';

/** A version lasts a year; requests for an expired one are answered by the oldest that is supported. */
const API_VERSION = '2026-07';

/** The query asks for more than the tokenless API gives at once; a smaller one may work. */
export class TooComplex extends Error {}

/**
 * Sends one query to the Storefront API, without a token, and returns its `data`. Throws `TooComplex`, and
 * `FetchFailure` if the shop refuses (`store-blocked`), throttles with status 200, or has no such API
 * (`store-not-a-store`).
 */
export async function askStorefront(
  fetcher: Fetcher,
  origin: string,
  query: string,
  variables: Record<string, unknown>,
): Promise<{ data: unknown; at: number }> {
  const answer = await fetcher.fetch({
    url: `${origin}/api/${API_VERSION}/graphql.json`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    expects: 'json',
  });
  if (answer.status !== 200)
    throw new FetchFailure('store-not-a-store', { detail: `Storefront API: ${answer.status}` });
  const body = jsonOf(answer);
  for (const error of listOf(at(body, 'errors'))) {
    const code = plainAt(error, 'extensions', 'code');
    const message = String(plainAt(error, 'message') ?? '').slice(0, 200);
    if (code === 'MAX_COMPLEXITY_EXCEEDED' || /complexity/i.test(message)) throw new TooComplex(message);
    if (code === 'THROTTLED' || /^throttled/i.test(message)) throw new FetchFailure('store-throttled');
    throw new FetchFailure(code === 'ACCESS_DENIED' ? 'store-blocked' : 'store-broken', { detail: message });
  }
  const data = at(body, 'data');
  if (typeof data !== 'object' || data === null) throw new FetchFailure('store-broken', { detail: 'no data' });
  return { data, at: answer.at };
}

/**
 * Fields that a shop, or its version of the API, may refuse: the query continues without them. By the name in the
 * refusal.
 */
const OPTIONAL: Record<string, string> = {
  category: 'category { id }',
  isGiftCard: 'isGiftCard',
  requiresComponents: 'requiresComponents',
  quantityRule: 'quantityRule { minimum increment }',
};

/** Like `askStorefront`; if a shop refuses optional fields, it is asked for all others. */
export async function askWithOptional(
  fetcher: Fetcher,
  origin: string,
  query: string,
  variables: Record<string, unknown>,
): Promise<{ data: unknown; at: number }> {
  try {
    return await askStorefront(fetcher, origin, query, variables);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const refused = Object.keys(OPTIONAL).find((name) => new RegExp(`\\b${name}\\b`, 'i').test(error.message));
    const less = refused === undefined ? query : query.replaceAll(OPTIONAL[refused]!, '__typename');
    if (less === query) throw error;
    return askWithOptional(fetcher, origin, less, variables);
  }
}

/** The number at the end of `gid://shopify/Product/123`: the id that products.json prints. */
export function numberOfGid(gid: unknown): string | null {
  return typeof gid === 'string' ? (/^gid:\/\/shopify\/\w+\/(\d{1,20})(\?|$)/.exec(gid)?.[1] ?? null) : null;
}
