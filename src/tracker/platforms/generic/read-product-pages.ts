import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct } from '../../reading.ts';
import { decodePage } from '../answer/decode-page.ts';
import type { SitemapEntry } from '../answer/read-sitemap.ts';
import { askPage, isHostWide } from '../ask.ts';
import { pageProduct } from './product-form.ts';

export type PageRead = { entry: SitemapEntry; product: ReadingProduct };
/** `asked`: how many of the pages had their turn. One at which the whole host failed has it next time. */
export type ProductPagesRead = { pages: PageRead[]; asked: number; at: number | null; problem: Reading['problem'] };

/** After this many failed pages in a row, the site is taken to give none. */
export const MAX_FAILURES = 20;

/**
 * Reads product pages one by one. A page that no longer exists is no product and no problem. A page that fails leaves
 * the reading incomplete, and a failure of the whole host ends it. Throws if the very first page fails in that way.
 */
export async function readProductPages(
  fetcher: Fetcher,
  entries: readonly SitemapEntry[],
  currency: string | null,
): Promise<ProductPagesRead> {
  const pages = new Map<string, PageRead>();
  let at: number | null = null;
  let problem: Reading['problem'];
  let failures = 0;
  let asked = 0;
  for (const entry of entries) {
    asked++;
    try {
      const answer = await askPage(fetcher, { url: entry.url, expects: 'html' });
      if (answer === null) continue;
      at = Math.min(at ?? answer.at, answer.at);
      failures = 0;
      const product = pageProduct(decodePage(answer), answer.url, currency);
      if (product && !pages.has(product.externalId)) pages.set(product.externalId, { entry, product });
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      if (at === null && (isHostWide(error) || entries.length === 1)) throw error;
      problem ??= { code: error.code, retryAfterSeconds: error.retryAfterSeconds };
      if (isHostWide(error)) {
        asked--;
        break;
      }
      if (error.code === 'store-blocked' || ++failures >= MAX_FAILURES) break;
    }
  }
  return { pages: [...pages.values()], asked, at, problem };
}
