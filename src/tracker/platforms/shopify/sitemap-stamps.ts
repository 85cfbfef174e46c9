import type { Fetcher } from '../../fetch/fetcher.ts';
import { parseSitemap } from '../answer/read-sitemap.ts';
import { mustAsk } from '../ask.ts';

const MAX_CHILDREN = 20;

/**
 * `lastmod` of the product sitemaps, by product handle. A child sitemap answers only with the `from` and `to` that the
 * index prints. Throws `FetchFailure` if there is no such sitemap.
 */
export async function stampsByHandle(
  fetcher: Fetcher,
  origin: string,
  most: number,
): Promise<{ stamps: Map<string, number>; at: number }> {
  const answer = await mustAsk(fetcher, { url: `${origin}/sitemap.xml`, expects: 'xml' });
  const index = parseSitemap(answer);
  const host = new URL(origin).host;
  const children = index.entries
    .filter(({ url }) => new URL(url).host === host && /\/sitemap_products_\d+\.xml$/.test(new URL(url).pathname))
    .slice(0, MAX_CHILDREN);
  const stamps = new Map<string, number>();
  for (const child of children) {
    const { entries } = parseSitemap(await mustAsk(fetcher, { url: child.url, expects: 'xml' }));
    for (const { url, modifiedAt } of entries) {
      const handle = /^\/products\/([^/]+)$/.exec(new URL(url).pathname)?.[1];
      if (handle && modifiedAt !== null && stamps.size < most) stamps.set(decoded(handle), modifiedAt);
    }
  }
  return { stamps, at: answer.at };
}

function decoded(handle: string): string {
  try {
    return decodeURIComponent(handle);
  } catch {
    return handle;
  }
}
