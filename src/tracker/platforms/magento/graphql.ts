import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher } from '../../fetch/fetcher.ts';
import { at, jsonOf, listOf } from '../answer/read-json.ts';
import type { Dialect } from './queries.ts';

export type MagentoPage = {
  items: readonly unknown[];
  total: number | null;
  pages: number | null;
  answer: FetchAnswer;
};

type Variables = Record<string, number | string[]>;

/** Adobe's default ceiling is 300; hosts set lower ones. */
const PAGE_SIZES = [100, 50, 20] as const;

/** How one shop takes our queries: learned from its refusals, for one reading. */
export class Graphql {
  dialect: Dialect = 'rich';
  pageSize: number = PAGE_SIZES[0];
  #method: 'GET' | 'POST' = 'GET';
  readonly #fetcher: Fetcher;
  readonly #origin: string;

  constructor(fetcher: Fetcher, origin: string) {
    this.#fetcher = fetcher;
    this.#origin = origin;
  }

  /**
   * A page of products. The first query is repeated in a plainer form if the shop does not know a field, and with
   * smaller pages if it asks for them. Throws `FetchFailure`; `store-not-a-store` if no products come.
   */
  async askProducts(queryIn: (dialect: Dialect) => string, page: number, more: Variables = {}): Promise<MagentoPage> {
    for (;;) {
      const query = queryIn(this.dialect);
      const { body, answer } = await this.ask(query, { page, size: this.pageSize, ...more });
      const products = at(body, 'data', 'products');
      const items = at(products, 'items');
      if (Array.isArray(items)) {
        const total = countIn(at(products, 'total_count'));
        return { items, total, pages: countIn(at(products, 'page_info', 'total_pages')), answer };
      }
      const refusal = refusalIn(body);
      if (/page ?size/i.test(refusal) && page === 1 && this.#shrink()) continue;
      const plainer = /cannot query field|unknown type|complexity|depth/i.test(refusal) ? this.#plainer(refusal) : null;
      if (plainer) {
        this.dialect = plainer;
        continue;
      }
      throw new FetchFailure('store-not-a-store', { detail: refusal || 'no products in the answer' });
    }
  }

  /** Uses GET, since it is a read that caches may answer; POST if the shop takes nothing else. */
  async ask(query: string, variables: Variables = {}): Promise<{ body: unknown; answer: FetchAnswer }> {
    const url = `${this.#origin}/graphql`;
    if (this.#method === 'GET') {
      const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
      const answer = await this.#fetcher.fetch({ url: `${url}?${search}`, expects: 'json' });
      const isRefused = [404, 405, 414].includes(answer.status);
      if (!isRefused) return { body: bodyOf(answer), answer };
      if (answer.status === 404) throw new FetchFailure('store-not-a-store', { detail: 'no graphql' });
      this.#method = 'POST';
    }
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, variables });
    const answer = await this.#fetcher.fetch({ url, method: 'POST', headers, body, expects: 'json' });
    return { body: bodyOf(answer), answer };
  }

  #plainer(refusal: string): Dialect | null {
    if (this.dialect !== 'numbered' && refusal.includes('"uid"')) return 'numbered';
    return this.dialect === 'rich' ? 'plain' : null;
  }

  #shrink(): boolean {
    const smaller = PAGE_SIZES.find((size) => size < this.pageSize);
    this.pageSize = smaller ?? this.pageSize;
    return smaller !== undefined;
  }
}

/** Newer versions answer a query that they do not understand with 400, older ones with 200; both say why in JSON. */
function bodyOf(answer: FetchAnswer): unknown {
  const body = jsonOf(answer);
  if (answer.status === 200 || at(body, 'errors') !== undefined) return body;
  throw new FetchFailure('store-not-a-store', { detail: `status ${answer.status} at /graphql` });
}

function refusalIn(body: unknown): string {
  const messages = listOf(at(body, 'errors')).map((error) => at(error, 'debugMessage') ?? at(error, 'message'));
  return messages
    .filter((message) => typeof message === 'string')
    .join('; ')
    .slice(0, 300);
}

function countIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
