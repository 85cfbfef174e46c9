import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher } from '../../fetch/fetcher.ts';
import { type PageHead, pageHead } from '../answer/page-head.ts';
import { htmlOf } from '../answer/read-html.ts';

/** What a host shows first: the page that was asked for, its headers, its robots.txt. */
export type FrontPage = {
  /** After redirects: where the shop really lives. */
  origin: string;
  /** The page itself; null if the host has no such page. */
  page: { url: string; html: string; headers: Record<string, string>; head: PageHead } | null;
  robots: string;
};

/** Reads what an address shows. Throws `FetchFailure` if the host does not answer or refuses. */
export async function readFrontPage(fetcher: Fetcher, address: string): Promise<FrontPage> {
  const answer = await fetcher.fetch({ url: address, expects: 'html', mayLeaveSite: true });
  const origin = new URL(answer.url).origin;
  return { origin, page: pageOf(answer), robots: await robotsOf(fetcher, origin) };
}

function pageOf(answer: FetchAnswer): FrontPage['page'] {
  if (answer.status < 200 || answer.status >= 300) return null;
  const html = htmlOf(answer);
  return { url: answer.url, html, headers: answer.headers, head: pageHead(html, answer.url) };
}

async function robotsOf(fetcher: Fetcher, origin: string): Promise<string> {
  try {
    const answer = await fetcher.fetch({ url: `${origin}/robots.txt`, expects: 'text' });
    return answer.status === 200 ? answer.body.toString('utf8') : '';
  } catch (error) {
    if (error instanceof FetchFailure && error.code !== 'store-throttled') return '';
    throw error;
  }
}
