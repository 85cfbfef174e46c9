import { LRUCache } from 'lru-cache';
import { type Clock, DAY_MS, MINUTE_MS } from '#runtime/clock.ts';
import type { Fetcher } from '#tracker/fetch/fetcher.ts';
import type { DiskCache } from './disk-cache.ts';
import { type PictureType, sniffPicture } from './sniff-picture.ts';

export type Picture = { type: PictureType; body: Buffer };
export type PictureReader = (address: string) => Promise<Picture | null>;

const MAX_BYTES = 2 * 1024 * 1024;
const FRESH_MS = 7 * DAY_MS;
const RETRY_MS = 10 * MINUTE_MS;
const MAX_MISSING = 5_000;

/** Fetches a store's picture once for all concurrent viewers; null if there is none that may be shown. */
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
  // after a refusal, a timeout or a bad certificate there is simply no picture
  const answer = await fetcher.fetch({ url: address, expects: 'image' }).catch(() => null);
  return answer?.status === 200 ? pictureOf(answer.body) : null;
}

function pictureOf(body: Buffer): Picture | null {
  const type = body.length <= MAX_BYTES ? sniffPicture(body) : null;
  return type && { type, body };
}
