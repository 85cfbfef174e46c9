import { Problem } from '#runtime/problem.ts';
import { FetchFailure } from './fetch/fetch-failure.ts';
import type { Fetcher } from './fetch/fetcher.ts';
import { canonicalHost, parseStoreUrl } from './parse-store-url.ts';
import { detectPlatform } from './platforms/identify/detect-platform.ts';
import { type FrontPage, readFrontPage } from './platforms/identify/front-page.ts';
import type { Detection, Platform } from './platforms/platform.ts';
import type { ProbedSignal, Reading, StoreIdentity } from './reading.ts';

export type StoreFindings = {
  /** Canonical: the host where the shop really lives. */
  host: string;
  origin: string;
  identity: StoreIdentity;
  detection: Detection;
  signals: ProbedSignal[];
  /** The store's own count, else the number that was read if that was everything; null if neither is known. */
  productCount: number | null;
};

/** Enough to judge the signals. */
const SAMPLE_PRODUCTS = 250;
/** The limit if each product has a page of its own, since somebody waits for the answer. */
const SAMPLE_PAGES = 10;

/**
 * Whether a store can be tracked, and what it says about itself: a few requests, and nothing is stored. Throws a
 * `Problem` with one of the codes of `StoreProblem`.
 */
export async function inspectStore(fetcher: Fetcher, typedUrl: string): Promise<StoreFindings> {
  const { reading: _reading, ...checked } = await readStore(fetcher, typedUrl, SAMPLE_PRODUCTS, SAMPLE_PAGES);
  return checked;
}

/** Like `inspectStore`, with up to `maxProducts` products. */
export async function readStore(
  fetcher: Fetcher,
  typedUrl: string,
  maxProducts: number,
  mostPages?: number,
): Promise<StoreFindings & { reading: Reading }> {
  const { candidates } = parseStoreUrl(typedUrl);
  try {
    const front = await readAnyFrontPage(fetcher, candidates);
    const { platform, detection } = await detectPlatform(fetcher, front);
    const identity = await platform.identify(fetcher, front);
    const { reading, signals } = await readAndProbe(fetcher, platform, identity, { maxProducts, mostPages });
    const read = reading.isComplete ? reading.products.length : null;
    return {
      host: canonicalHost(new URL(front.origin)),
      origin: front.origin,
      identity,
      detection,
      signals,
      productCount: identity.productCount ?? reading.listed ?? read,
      reading,
    };
  } catch (error) {
    if (error instanceof FetchFailure) throw problemOf(error);
    throw error;
  }
}

/** Failures that another address of the same shop need not have. */
const OF_ADDRESS = new Set(['store-not-found', 'store-certificate-invalid', 'store-unreachable']);

/**
 * The first address that answers; if none does, throws the failure of the first one. A shop whose certificate is not
 * valid is not read without one.
 */
async function readAnyFrontPage(fetcher: Fetcher, candidates: readonly string[]): Promise<FrontPage> {
  let first: unknown;
  let isUnsafe = false;
  for (const address of candidates) {
    if (isUnsafe && address.startsWith('http:')) continue;
    try {
      return await readFrontPage(fetcher, address);
    } catch (error) {
      first ??= error;
      if (!(error instanceof FetchFailure) || !OF_ADDRESS.has(error.code)) throw first;
      isUnsafe ||= error.code === 'store-certificate-invalid';
    }
  }
  throw first;
}

async function readAndProbe(
  fetcher: Fetcher,
  platform: Platform,
  identity: StoreIdentity,
  limits: { maxProducts: number; mostPages: number | undefined },
): Promise<{ reading: Reading; signals: ProbedSignal[] }> {
  const reading = await platform.readCatalogue(fetcher, identity, { sources: new Set(), ...limits });
  return { reading, signals: await platform.probeSignals(fetcher, identity, reading) };
}

/** Turns the reason why a store cannot be read into an error that users can see. */
function problemOf(failure: FetchFailure): Problem {
  return new Problem(failure.code, {}, { cause: failure });
}
