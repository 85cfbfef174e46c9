import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { ProbedSignal, Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';
import { judgeAvailability } from '../../signals/judge-availability.ts';
import { judgeStamps, MAX_MOVED_SHARE, movedShare, type Stamps } from '../../signals/judge-stamps.ts';
import { probeStock } from '../../signals/probe-stock.ts';
import { readChanged } from './changed-products.ts';
import { askProductsPage, printedStamps } from './products-json.ts';
import { readStamps } from './read-stamps.ts';
import { stampsByHandle } from './sitemap-stamps.ts';
import { TooComplex } from './storefront-api.ts';

export async function probeSignals(fetcher: Fetcher, store: StoreIdentity, reading: Reading): Promise<ProbedSignal[]> {
  return [
    await probeModified(fetcher, store, reading),
    await probeStock(reading, 'products-json', null),
    judgeAvailability(reading.products, 'products-json'),
  ];
}

type Facts = ProbedSignal['evidence'];
type Trial = { source: string; isAlive: boolean; isRefused: boolean; facts: Facts };

/** The best live source of stamps; its evidence says what the others showed. */
async function probeModified(fetcher: Fetcher, store: StoreIdentity, reading: Reading): Promise<ProbedSignal> {
  const trials = [
    await tryStamps('storefront-graphql', () => readStamps(fetcher, store.origin, 250)),
    await tryStamps('products-json', async () => {
      const answer = await askProductsPage(fetcher, store.origin, 1);
      return { stamps: printedStamps(answer), at: answer.at };
    }),
  ];
  const byApi = trials[0]!;
  if (byApi.isAlive) {
    const doAgree = await doFormsAgree(fetcher, store, reading);
    byApi.facts.formsAgree = doAgree;
    if (!doAgree) byApi.source = 'storefront-stamps';
  }
  if (!trials.some((trial) => trial.isAlive)) {
    trials.push(await tryStamps('sitemap', () => stampsByHandle(fetcher, store.origin, 250)));
  }
  const best = trials.find((trial) => trial.isAlive) ?? trials.find((trial) => trial.isRefused) ?? byApi;
  const evidence: Facts = { ...best.facts };
  for (const other of trials) if (other !== best) evidence[other.source] = String(other.facts.verdict);
  const state = best.isAlive
    ? 'alive'
    : best.isRefused
      ? 'refused'
      : best.facts.verdict === 'too-few'
        ? 'probing'
        : 'silent';
  return { kind: 'modified', state, source: best.source, evidence };
}

/** Asks twice: stamps that are the products' own differ from each other and do not change between the answers. */
async function tryStamps(source: string, read: () => Promise<{ stamps: Stamps; at: number | null }>): Promise<Trial> {
  try {
    const first = await read();
    const { verdict, facts } = judgeStamps(first.stamps, first.at ?? 0);
    if (verdict !== 'plausible') {
      return { source, isAlive: false, isRefused: verdict === 'degenerate', facts: { verdict, ...facts } };
    }
    const share = movedShare(first.stamps, (await read()).stamps);
    const isStill = share <= MAX_MOVED_SHARE;
    const evidence = { verdict: isStill ? 'own stamps' : 'moves by itself', ...facts, movedAtSecondLook: share };
    return { source, isAlive: isStill, isRefused: !isStill, facts: evidence };
  } catch (error) {
    const isMissing = error instanceof FetchFailure || error instanceof TooComplex;
    if (!isMissing || (error instanceof FetchFailure && error.code === 'store-throttled')) throw error;
    const verdict = error instanceof FetchFailure ? error.code : 'too complex';
    return { source, isAlive: false, isRefused: false, facts: { verdict } };
  }
}

/** Whether the Storefront API gives the products as products.json does: its prices may be those of another market. */
async function doFormsAgree(fetcher: Fetcher, store: StoreIdentity, reading: Reading): Promise<boolean> {
  const { products: newest } = await readChanged(fetcher, store, Number.NEGATIVE_INFINITY, 1);
  const listed = new Map(reading.products.map((product) => [product.externalId, product]));
  const both = newest.filter((product) => listed.has(product.externalId));
  const different = both.filter((product) => formOf(product) !== formOf(listed.get(product.externalId)!));
  return both.length > 0 && different.length <= Math.max(1, both.length * MAX_MOVED_SHARE);
}

function formOf(product: ReadingProduct): string {
  const { externalId, title, url, imageUrl, currency } = product;
  const variants = product.variants.map((variant) => [variant.externalId, variant.priceMinor, variant.compareAtMinor]);
  return JSON.stringify([externalId, title, url, imageUrl, currency, variants.sort()]);
}
