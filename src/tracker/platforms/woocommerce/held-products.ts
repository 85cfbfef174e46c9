import { HOUR_MS } from '#runtime/clock.ts';
import type { ReadingProduct } from '../../reading.ts';
import { at, listOf } from '../answer/read-json.ts';
import { idOf } from '../parse/text.ts';
import { PAGE_SIZE } from './store-api.ts';

/** An unpaid checkout holds units as long, by default. */
const HOLD_MS = HOUR_MS;
/** Those that nobody asked for until then are left to the day's catalogue. */
const WAIT_MS = 2 * HOUR_MS;
const MAX_HELD = 3 * PAGE_SIZE;

/** Products that were saved lately and may be held, and when that was read. */
export type HeldProducts = ReadonlyMap<string, number>;

/** Those that the last reading left to be read again. */
export function heldProducts(readerState: unknown): HeldProducts {
  const pairs = listOf(at(readerState, 'held')).map((pair) => [idOf(at(pair, 0)), Number(at(pair, 1))] as const);
  return new Map(pairs.filter((pair): pair is [string, number] => pair[0] !== null));
}

/** The ids to be asked for: one page at most. */
export function idsToAsk(held: HeldProducts): string[] {
  return [...held.keys()].slice(0, PAGE_SIZE);
}

/**
 * What is left to be read again: units that left and have not come back when they are read an hour later were sold. A
 * number that is printed is not held, and more than a page that was saved at once is a sync.
 */
export function heldAfter(
  held: HeldProducts,
  { products, readAt, saved }: { products: readonly ReadingProduct[]; readAt: number; saved: ReadonlySet<string> },
): HeldProducts {
  const after = new Map([...held].slice(PAGE_SIZE).filter(([, since]) => readAt - since < WAIT_MS));
  const fresh = saved.size > PAGE_SIZE ? undefined : readAt;
  for (const { externalId, variants } of products) {
    const since = saved.has(externalId) ? fresh : held.get(externalId);
    const canBeHeld = variants.some(({ stock, isPrinted }) => stock !== null && stock > 0 && !isPrinted);
    if (canBeHeld && since !== undefined && readAt - since < HOLD_MS) after.set(externalId, since);
    else after.delete(externalId);
  }
  return new Map([...after].slice(0, MAX_HELD));
}
