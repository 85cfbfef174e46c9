import { LRUCache } from 'lru-cache';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { jsonOf } from '../answer/read-json.ts';
import { pathOf } from '../parse/text.ts';

export const PRODUCTS = '/wc/store/v1/products';
export const PAGE_SIZE = 100;

/** Where WordPress's interfaces are: at pretty addresses, plain ones, and those of a server without rewriting. */
const ROOTS = ['/wp-json', '/?rest_route=', '/index.php/wp-json'];
const MAX_KEPT = 10_000;

/** A shop, and the root of its interfaces if it is known. */
export type Site = Pick<StoreIdentity, 'origin' | 'pageUrl'>;

/** The root that answered, for as long as one reading lasts. */
const rootsInReading = new WeakMap<Fetcher, string>();
/** The root that answered last, by origin: the next reading tries it first. */
const rootsFound = new LRUCache<string, string>({ max: MAX_KEPT });

export type StoreApiPage = {
  items: readonly unknown[];
  total: number | null;
  pages: number | null;
  answer: FetchAnswer;
};

type Query = Record<string, string | number>;
type Asked = { root: string; answer: FetchAnswer; body: unknown };

/** One list of the Store API. Throws `FetchFailure` if the answer is no list. */
export async function askStoreApi(fetcher: Fetcher, site: Site, query: Query, path = PRODUCTS): Promise<StoreApiPage> {
  return listIn(await askWordPress(fetcher, site, path, query), path);
}

export function listIn({ answer, body }: Asked, path = PRODUCTS): StoreApiPage {
  if (!Array.isArray(body)) throw new FetchFailure('store-not-a-store', { detail: `no list at ${path}` });
  return {
    items: body,
    total: countIn(answer.headers['x-wp-total']),
    pages: countIn(answer.headers['x-wp-totalpages']),
    answer,
  };
}

/** The JSON at a path of WordPress's interfaces, wherever they are. Throws `FetchFailure`. */
export function askWordPress(fetcher: Fetcher, site: Site, path: string, query: Query): Promise<Asked> {
  return askFirst(fetcher, site.origin, rootsOf(fetcher, site), path, query);
}

/** The JSON at a path below the first of the roots that has it. */
export async function askFirst(
  fetcher: Fetcher,
  origin: string,
  roots: readonly string[],
  path: string,
  query: Query,
): Promise<Asked> {
  let first: FetchFailure | null = null;
  for (const root of roots) {
    try {
      const asked = await askAt(fetcher, root, path, query);
      rootsInReading.set(fetcher, root);
      if (usualRoots(origin).includes(root)) rootsFound.set(origin, root);
      return { root, ...asked };
    } catch (error) {
      if (!(error instanceof FetchFailure) || error.code !== 'store-not-a-store') throw error;
      first ??= error;
    }
  }
  throw first!;
}

export function usualRoots(origin: string): string[] {
  return ROOTS.map((root) => origin + root);
}

function rootsOf(fetcher: Fetcher, { origin, pageUrl }: Site): string[] {
  if (pageUrl) return [origin + pathOf(pageUrl)];
  const inReading = rootsInReading.get(fetcher);
  if (inReading?.startsWith(`${origin}/`)) return [inReading];
  const last = rootsFound.get(origin);
  const usual = usualRoots(origin);
  return last ? [last, ...usual.filter((root) => root !== last)] : usual;
}

async function askAt(
  fetcher: Fetcher,
  root: string,
  path: string,
  query: Query,
): Promise<{ answer: FetchAnswer; body: unknown }> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const joint = root.includes('?') ? '&' : '?';
  const url = `${root}${path}${search && joint}${search}`;
  const answer = await fetcher.fetch({ url, expects: 'json' });
  if (answer.status === 200) return { answer, body: jsonOf(answer) };
  throw new FetchFailure('store-not-a-store', { detail: `status ${answer.status} at ${path}` });
}

function countIn(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,8}$/.test(header) ? Number(header) : null;
}
