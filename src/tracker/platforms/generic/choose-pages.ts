import type { SitemapEntry } from '../read-sitemap.ts';
import type { ReaderState } from './reader-state.ts';

/** Stamps show late if sitemaps are rebuilt only now and then. */
const LATE_MS = 2 * 3_600_000;

/**
 * The pages of one reading, at most `most`: those that the sitemap says were modified since the last reading, in at
 * most half of the places; then the next ones in the order of their addresses, round and round, so that every product
 * is read in turn. The next reading continues after `after`.
 */
export function choosePages(
  entries: readonly SitemapEntry[],
  { after, readAt }: Pick<ReaderState, 'after' | 'readAt'>,
  most: number,
): { chosen: SitemapEntry[]; after: string | null } {
  if (entries.length <= most) return { chosen: [...entries], after: null };
  const chosen = new Map<string, SitemapEntry>();
  if (readAt !== null) {
    const moved = entries.filter(({ modifiedAt }) => modifiedAt !== null && modifiedAt > readAt - LATE_MS);
    const newest = moved.toSorted((one, other) => other.modifiedAt! - one.modifiedAt!);
    for (const entry of newest.slice(0, Math.floor(most / 2))) chosen.set(entry.url, entry);
  }
  const inOrder = entries.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const next = after === null ? 0 : inOrder.findIndex(({ url }) => url > after);
  const start = Math.max(0, next);
  let last = after;
  for (let step = 0; step < inOrder.length && chosen.size < most; step++) {
    const entry = inOrder[(start + step) % inOrder.length]!;
    chosen.set(entry.url, entry);
    last = entry.url;
  }
  return { chosen: [...chosen.values()], after: last };
}
