import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import { areBelievable } from '../../signals/judge-stamps.ts';
import { judgeStock, withoutCapped } from '../../signals/judge-stock.ts';
import type { SitemapEntry } from '../answer/read-sitemap.ts';
import { countingFetcher } from '../ask.ts';
import type { ReadOptions } from '../platform.ts';
import { choosePages } from './choose-pages.ts';
import { findPages } from './find-pages.ts';
import { type PageRead, readProductPages } from './read-product-pages.ts';
import { readerState } from './reader-state.ts';
import { areWholeDays, SITEMAP_SOURCE } from './sitemap-stamps.ts';
import { lastTurn, withTurn } from './turns.ts';

/** Each product is one request: a reading asks for at most this many pages, and the next one continues from there. */
const MAX_PAGES = 250;

/**
 * Reads product pages by sitemap, one by one. Of a large catalogue only a part is read at a time, and the reading is
 * then not complete. A shop whose sitemaps name no product is read by the one page that was given.
 */
export async function readCatalogue(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const state = readerState(options.readerState);
  const most = Math.min(options.maxProducts, options.mostPages ?? MAX_PAGES);
  const found = await findPages(fetcher, store.origin, options.maxProducts);
  const pages = choosePages(entriesOf(found.entries, store), state, most);
  const { chosen } = pages;
  const read = await readProductPages(fetcher, chosen, store.currency);
  if (read.pages.length === 0 && read.problem) throw new FetchFailure(read.problem.code, read.problem);
  const at = read.at ?? found.at;
  const stock = judgeStock(read.pages.map(({ product }) => product));
  const stamps = believable(read.pages, at, options);
  const outOfTurn = new Set(chosen.slice(0, pages.movedCount));
  const products = withoutCapped(
    read.pages.map(({ entry, product }) => ({
      ...product,
      modifiedAt: stamps ? entry.modifiedAt : null,
      readBefore: pages.isPart && !outOfTurn.has(entry) ? lastTurn(entry.url, state.turns) : undefined,
    })),
    stock.cap,
  );
  const signals: Reading['signals'] = ['availability'];
  if (stamps) signals.push('modified');
  if (stock.isPublished) signals.push('stock');
  const after = pages.after(read.asked);
  const isTurn = pages.isPart && after !== null && read.asked > pages.movedCount;
  const turns = isTurn ? withTurn(state.turns, { at, until: after }) : pages.isPart ? state.turns : [];
  const isPart = chosen.length < found.entries.length || !found.isWhole;
  return {
    at,
    mode: 'catalogue',
    isComplete: read.problem === undefined && !isPart,
    problem: read.problem,
    products,
    ...tally,
    signals,
    ranking: null,
    listed: found.isWhole && found.entries.length > 0 ? found.entries.length : null,
    readerState: { after, readAt: at, ...(turns.length > 0 && { turns }) },
  };
}

function entriesOf(entries: SitemapEntry[], store: StoreIdentity): SitemapEntry[] {
  const given = { url: store.pageUrl ?? `${store.origin}/`, modifiedAt: null };
  const isListed = entries.length > 0 && (!store.pageUrl || entries.some(({ url }) => url === given.url));
  return isListed ? entries : [given, ...entries];
}

/** Stamps of the sitemap are used if they are proven, or if no source is and they may be the pages' own. */
function believable(pages: readonly PageRead[], at: number, { sources, areStampsAlive }: ReadOptions): boolean {
  const isUnproven = ![...sources].some((source) => source.startsWith('modified:'));
  if (!isUnproven && !sources.has(`modified:${SITEMAP_SOURCE}`)) return false;
  const stamps = new Map(
    pages.flatMap(({ entry }) => (entry.modifiedAt === null ? [] : [[entry.url, entry.modifiedAt]])),
  );
  return !areWholeDays(stamps) && areBelievable(stamps, at, areStampsAlive);
}
