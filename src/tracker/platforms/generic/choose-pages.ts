import { HOUR_MS } from '#runtime/clock.ts';
import type { SitemapEntry } from '../answer/read-sitemap.ts';
import type { ReaderState } from './reader-state.ts';

/** Stamps show late if sitemaps are rebuilt only now and then. */
const LATE_MS = 2 * HOUR_MS;

/**
 * `after` says where the next reading continues if the first `asked` of the chosen pages had their turn. `isPart`: it is
 * one of several that read the catalogue in turn; the first `movedCount` pages are read out of turn.
 */
export type ChosenPages = {
  chosen: SitemapEntry[];
  isPart: boolean;
  movedCount: number;
  after(asked: number): string | null;
};

/**
 * The pages of one reading, at most `most`: those that the sitemap says were modified since the last reading, in at
 * most half of the places; then the next ones in the order of their addresses, round and round, so that every product
 * is read in turn. If all are chosen, they are only read on from where a reading was cut.
 */
export function choosePages(
  entries: readonly SitemapEntry[],
  { after, readAt }: Pick<ReaderState, 'after' | 'readAt'>,
  most: number,
): ChosenPages {
  if (entries.length <= most) {
    const start = entries.findIndex(({ url }) => url === after) + 1;
    const chosen = [...entries.slice(start), ...entries.slice(0, start)];
    const next = (asked: number) => (asked < chosen.length ? (chosen[asked - 1]?.url ?? after) : null);
    return { chosen, isPart: false, movedCount: 0, after: next };
  }
  const chosen = new Map<string, SitemapEntry>();
  if (readAt !== null) {
    const moved = entries.filter(({ modifiedAt }) => modifiedAt !== null && modifiedAt > readAt - LATE_MS);
    const newest = moved.toSorted((one, other) => other.modifiedAt! - one.modifiedAt!);
    for (const entry of newest.slice(0, Math.floor(most / 2))) chosen.set(entry.url, entry);
  }
  const movedCount = chosen.size;
  const inOrder = entries.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const next = after === null ? 0 : inOrder.findIndex(({ url }) => url > after);
  const start = Math.max(0, next);
  for (let step = 0; step < inOrder.length && chosen.size < most; step++) {
    const entry = inOrder[(start + step) % inOrder.length]!;
    chosen.set(entry.url, entry);
  }
  const pages = [...chosen.values()];
  const nextAfter = (asked: number) => (asked > movedCount ? pages[asked - 1]!.url : after);
  return { chosen: pages, isPart: true, movedCount, after: nextAfter };
}
