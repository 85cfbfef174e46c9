import { LRUCache } from 'lru-cache';
import { type Clock, DAY_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { FetchFailure } from '#tracker/fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher } from '#tracker/fetch/fetcher.ts';
import type { DiskCache } from './disk-cache.ts';
import { type PictureType, sniffPicture } from './sniff-picture.ts';

type Picture = { type: PictureType; body: Buffer };
export type PictureReader = (address: string) => Promise<Picture | null>;

const MAX_BYTES = 2 * 1024 * 1024;
const FRESH_MS = 7 * DAY_MS;
const RETRY_MS = 10 * MINUTE_MS;
const MAX_MISSING = 5_000;
const PATIENCE_MS = 10 * SECOND_MS;

/**
 * Fetches a store's picture once for all concurrent viewers; null if there is none that may be shown. Throws
 * `store-throttled` if the store cannot be asked soon, or answers too slowly: it may come another time.
 */
export function pictureReader(deps: { fetcher: Fetcher; cache: DiskCache; clock: Clock }): PictureReader {
  const underWay = new Map<string, Promise<Picture | null>>();
  const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: RETRY_MS, ttlResolution: 0, perf: deps.clock });

  async function read(address: string): Promise<Picture | null> {
    const now = deps.clock.now();
    const kept = await deps.cache.find(address, now - FRESH_MS);
    if (kept) return pictureOf(kept);
    if (missing.has(address)) return null;
    const picture = await fetchPicture(deps.fetcher, address);
    // a disk that is full, or takes no writes, keeps nobody from seeing it
    if (picture) await deps.cache.put(address, picture.body, now).catch(() => {});
    else missing.set(address, true);
    return picture;
  }

  return (address) => {
    const already = underWay.get(address);
    if (already) return already;
    const reading = read(address).finally(() => underWay.delete(address));
    underWay.set(address, reading);
    return reading;
  };
}

async function fetchPicture(fetcher: Fetcher, address: string): Promise<Picture | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let answer: FetchAnswer;
  try {
    answer = await fetcher.fetch({ url: address, expects: 'image', signal });
  } catch (error) {
    const isNotNow = signal.aborted || (error instanceof FetchFailure && error.retryAfterSeconds !== null);
    if (isNotNow) throw new Problem('store-throttled', {}, { cause: error });
    // after a refusal or with a bad certificate there is simply no picture
    return null;
  }
  return answer.status === 200 ? pictureOf(answer.body) : null;
}

function pictureOf(body: Buffer): Picture | null {
  const type = body.length <= MAX_BYTES ? sniffPicture(body) : null;
  return type && { type, body };
}
