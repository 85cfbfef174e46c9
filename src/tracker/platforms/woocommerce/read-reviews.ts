import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { ListedReview, ReviewList, StoreIdentity } from '../../reading.ts';
import { at } from '../answer/read-json.ts';
import { isHostWide } from '../ask.ts';
import { idOf } from '../parse/text.ts';
import { timeOf } from '../parse/time.ts';
import { askStoreApi, PAGE_SIZE, PRODUCTS, type Site } from './store-api.ts';

const REVIEWS = `${PRODUCTS}/reviews`;
/**
 * WordPress leaves fields that are not asked for out of its answers: the author and text of a review are never sent.
 */
const FIELDS = 'id,date_created_gmt,product_id,verified';
const MAX_PAGES = 5;

/**
 * The reviews of all products, newest first, with the times and purchases that the shop shows; null if it does not.
 * Reads beyond the first page of 100 only if none of its reviews is known.
 */
export async function readReviews(
  asking: Fetcher,
  store: StoreIdentity,
  knownIds: ReadonlySet<string>,
): Promise<ReviewList | null> {
  try {
    return await readPages(withoutNames(asking), store, knownIds);
  } catch (error) {
    if (error instanceof FetchFailure && !isHostWide(error)) return null;
    throw error;
  }
}

async function readPages(fetcher: Fetcher, site: Site, knownIds: ReadonlySet<string>): Promise<ReviewList> {
  const found = new Map<string, ListedReview>();
  let readAt: number | null = null;
  let isUnbroken = false;
  let isWhole = false;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const order = { orderby: 'date_gmt', order: 'desc', per_page: PAGE_SIZE, page, _fields: FIELDS };
    const { items, pages, answer } = await askStoreApi(fetcher, site, order, REVIEWS);
    readAt ??= answer.at;
    const before = found.size;
    for (const item of items.slice(0, PAGE_SIZE)) {
      const review = reviewOf(item, readAt);
      if (review && !found.has(review.id)) found.set(review.id, review);
    }
    isWhole = pages === null ? items.length < PAGE_SIZE : page >= pages;
    isUnbroken = isWhole || found.keys().some((id) => knownIds.has(id));
    if (isUnbroken || knownIds.size === 0 || found.size === before) break;
  }
  const reviews = [...found.values()].sort((one, other) => other.at - one.at);
  return { at: readAt!, reviews, isUnbroken, isWhole };
}

function reviewOf(item: unknown, nowMs: number): ListedReview | null {
  const id = idOf(at(item, 'id'));
  const productId = idOf(at(item, 'product_id'));
  const writtenAt = timeOf(at(item, 'date_created_gmt'), nowMs);
  if (id === null || productId === null || writtenAt === null) return null;
  return { id, at: writtenAt, productId, isVerified: at(item, 'verified') === true };
}

/** An answer with more than was asked for is dropped before it is read. */
function withoutNames(fetcher: Fetcher): Fetcher {
  return {
    async fetch(request) {
      const answer = await fetcher.fetch(request);
      const isMore = answer.body.includes('"reviewer') || answer.body.includes('"review"');
      if (isMore) throw new FetchFailure('store-broken', { detail: 'more of reviews than was asked' });
      return answer;
    },
  };
}
