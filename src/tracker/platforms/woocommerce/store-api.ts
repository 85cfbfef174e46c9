import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher } from '../../fetch/fetcher.ts';
import { jsonOf } from '../read-json.ts';

export const PRODUCTS = '/wc/store/v1/products';
export const PAGE_SIZE = 100;

/** Where WordPress's interfaces are: at pretty addresses, plain ones, and those of a server without rewriting. */
const ROOTS = ['/wp-json', '/?rest_route=', '/index.php/wp-json'] as const;
type Root = (typeof ROOTS)[number];

/** The root that answered, for as long as one reading lasts. */
const rootsFound = new WeakMap<Fetcher, Root>();

export type StoreApiPage = {
  items: readonly unknown[];
  total: number | null;
  pages: number | null;
  answer: FetchAnswer;
};

type Query = Record<string, string | number>;

/** One list of the Store API. Throws `FetchFailure` if the answer is no list. */
export async function askStoreApi(
  fetcher: Fetcher,
  origin: string,
  query: Query,
  path = PRODUCTS,
): Promise<StoreApiPage> {
  const { answer, body } = await askWordPress(fetcher, origin, path, query);
  if (!Array.isArray(body)) throw new FetchFailure('store-not-a-store', { detail: `no list at ${path}` });
  return {
    items: body,
    total: countIn(answer.headers['x-wp-total']),
    pages: countIn(answer.headers['x-wp-totalpages']),
    answer,
  };
}

/**
 * The JSON at a path of WordPress's interfaces, wherever they are. `isOnlyPretty`: do not look elsewhere, since nothing
 * suggests WordPress. Throws `FetchFailure`.
 */
export async function askWordPress(
  fetcher: Fetcher,
  origin: string,
  path: string,
  query: Query,
  { isOnlyPretty = false } = {},
): Promise<{ answer: FetchAnswer; body: unknown }> {
  const known = rootsFound.get(fetcher);
  let first: FetchFailure | null = null;
  for (const root of known ? [known] : isOnlyPretty ? ROOTS.slice(0, 1) : ROOTS) {
    try {
      const asked = await askAt(fetcher, origin, root, path, query);
      rootsFound.set(fetcher, root);
      return asked;
    } catch (error) {
      if (!(error instanceof FetchFailure) || error.code !== 'store-not-a-store') throw error;
      first ??= error;
    }
  }
  throw first!;
}

async function askAt(
  fetcher: Fetcher,
  origin: string,
  root: Root,
  path: string,
  query: Query,
): Promise<{ answer: FetchAnswer; body: unknown }> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const joint = root.includes('?') ? '&' : '?';
  const url = `${origin}${root}${path}${search && joint}${search}`;
  const answer = await fetcher.fetch({ url, expects: 'json' });
  if (answer.status === 200) return { answer, body: jsonOf(answer) };
  throw new FetchFailure('store-not-a-store', { detail: `status ${answer.status} at ${path}` });
}

function countIn(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,8}$/.test(header) ? Number(header) : null;
}
