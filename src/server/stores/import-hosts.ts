import { createStores } from '#catalog/create-stores.ts';
import type { Databases } from '#database/connect.ts';
import { type RetryOptions, retryWhileUnavailable } from '#database/retry-while-unavailable.ts';
import { parseStoreUrl } from '#tracker/parse-store-url.ts';
import { scheduleStores } from '#tracker/schedule/schedule-stores.ts';

export type Imported = {
  /** Hosts in the file, each once. */
  hosts: number;
  added: number;
  /** Lines without a valid address, with their number (from 1). */
  badLines: { number: number; text: string }[];
};

const HOSTS_AT_ONCE = 5_000;

/**
 * Adds hosts to the catalogue, one a line, to be read at least daily; `#` begins a comment. Known and excluded hosts
 * stay unchanged. Waits while the disk is full or the database is away.
 */
export async function importHosts(
  databases: Databases,
  lines: AsyncIterable<string> | Iterable<string>,
  deps: { nowMs: number; random: () => number; retry?: RetryOptions },
): Promise<Imported> {
  const stores = new Map<string, { host: string; origin: string }>();
  const badLines: Imported['badLines'] = [];
  let number = 0;
  for await (const line of lines) {
    number++;
    const text = line
      .replace(/^\uFEFF/, '')
      .replace(/(^|\s)#.*$/, '')
      .trim();
    if (text === '') continue;
    const store = readAddress(text);
    if (store) stores.set(store.host, stores.get(store.host) ?? store);
    else badLines.push({ number, text });
  }
  const all = [...stores.values()];
  let added = 0;
  for (let start = 0; start < all.length; start += HOSTS_AT_ONCE) {
    const hosts = all.slice(start, start + HOSTS_AT_ONCE);
    const created = await retryWhileUnavailable(() => createStores(databases, hosts, deps.nowMs), deps.retry);
    // known stores are scheduled too, because an interrupted import is repeated
    await retryWhileUnavailable(() => scheduleStores(databases.people, created.storeIds, deps), deps.retry);
    added += created.added;
  }
  return { hosts: all.length, added, badLines };
}

/** Refuses a name without a dot or port: it is a typing mistake, not a store. */
function readAddress(text: string): { host: string; origin: string } | null {
  try {
    const { host, origin } = parseStoreUrl(text);
    return host.includes('.') || host.includes(':') ? { host, origin } : null;
  } catch {
    return null;
  }
}
