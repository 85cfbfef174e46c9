import { DAY_MS } from '#runtime/clock.ts';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { ProbedSignal, Reading, StoreIdentity } from '../../reading.ts';
import { judgeAvailability } from '../../signals/judge-availability.ts';
import { judgeReviews } from '../../signals/judge-reviews.ts';
import { judgeStamps, MAX_MOVED_SHARE, movedShare } from '../../signals/judge-stamps.ts';
import { probeStock, type Quantities } from '../../signals/probe-stock.ts';
import { at } from '../answer/read-json.ts';
import { idOf } from '../parse/text.ts';
import { readStamps } from './read-stamps.ts';
import { hasVariations } from './read-variations.ts';
import { stockOf } from './stock-of.ts';
import { askStoreApi, PAGE_SIZE, type Site } from './store-api.ts';

type Facts = ProbedSignal['evidence'];

export async function probeSignals(fetcher: Fetcher, store: StoreIdentity, reading: Reading): Promise<ProbedSignal[]> {
  return [
    await probeModified(fetcher, store, reading),
    await probeStock(reading, 'store-api', () => quantitiesAgain(fetcher, store)),
    judgeAvailability(reading.products, 'store-api'),
    ...judgeReviews(reading.products, 'store-api'),
  ];
}

async function probeModified(fetcher: Fetcher, store: StoreIdentity, reading: Reading): Promise<ProbedSignal> {
  const filter = await tryFilter(fetcher, store, reading);
  const stamps = await tryStamps(fetcher, store);
  const evidence = { ...stamps.facts, filter: filter.says };
  if (filter.isHonoured && stamps.state === 'alive') {
    return { kind: 'modified', state: 'alive', source: 'store-api+wp-rest', evidence };
  }
  if (filter.isHonoured && stamps.state !== 'refused') {
    return { kind: 'modified', state: 'alive', source: 'store-api', evidence };
  }
  return { kind: 'modified', state: stamps.state, source: 'wp-rest', evidence };
}

/** If the filter is honoured, it finds nothing saved after tomorrow, and something saved since the web began. */
async function tryFilter(
  fetcher: Fetcher,
  site: Site,
  reading: Reading,
): Promise<{ isHonoured: boolean; says: string }> {
  if (reading.products.length === 0) return { isHonoured: false, says: 'no products' };
  const count = async (afterMs: number): Promise<number> => {
    const after = new Date(afterMs).toISOString().slice(0, 19);
    const filter = { date_column: 'modified_gmt', after, orderby: 'modified', order: 'desc', per_page: 1, page: 1 };
    return (await askStoreApi(fetcher, site, filter)).items.length;
  };
  try {
    if ((await count(reading.at + DAY_MS)) > 0) return { isHonoured: false, says: 'ignored' };
    const isHonoured = (await count(DAY_MS)) > 0;
    return { isHonoured, says: isHonoured ? 'honoured' : 'finds nothing' };
  } catch (error) {
    if (error instanceof FetchFailure && error.code !== 'store-throttled')
      return { isHonoured: false, says: error.code };
    throw error;
  }
}

async function tryStamps(fetcher: Fetcher, site: Site): Promise<{ state: ProbedSignal['state']; facts: Facts }> {
  try {
    const first = await readStamps(fetcher, site, { most: 100 });
    const { verdict, facts } = judgeStamps(first.stamps, first.at);
    if (verdict !== 'plausible')
      return { state: verdict === 'degenerate' ? 'refused' : 'probing', facts: { verdict, ...facts } };
    const share = movedShare(first.stamps, (await readStamps(fetcher, site, { most: 100 })).stamps);
    const isStill = share <= MAX_MOVED_SHARE;
    const said = isStill ? 'own stamps' : 'moves by itself';
    return { state: isStill ? 'alive' : 'refused', facts: { verdict: said, ...facts, movedAtSecondLook: share } };
  } catch (error) {
    if (error instanceof FetchFailure && error.code !== 'store-throttled') {
      return { state: 'silent', facts: { verdict: error.code } };
    }
    throw error;
  }
}

/** Asks for some of the quantities once more; null if they cannot be had. */
async function quantitiesAgain(fetcher: Fetcher, site: Site): Promise<Quantities | null> {
  try {
    const { items } = await askStoreApi(fetcher, site, { per_page: PAGE_SIZE, page: 1, orderby: 'id', order: 'asc' });
    const quantities = new Map<string, number>();
    for (const item of items) {
      const id = idOf(at(item, 'id'));
      const stock = hasVariations(item) ? null : stockOf(item);
      if (id !== null && stock !== null) quantities.set(id, stock);
    }
    return quantities;
  } catch (error) {
    if (error instanceof FetchFailure && error.code !== 'store-throttled') return null;
    throw error;
  }
}
