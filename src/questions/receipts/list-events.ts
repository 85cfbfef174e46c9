import { sql } from 'kysely';
import type { Page } from '#contract/list.ts';
import { type ProductEventItem, ProductEventKind, QUIET_EVENT_KINDS } from '#contract/product/event.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Facts } from '#database/connect.ts';
import { moneyOf } from '#runtime/money.ts';
import { type PageRequest, pageOfItems } from '../lists/page.ts';
import type { PictureUrl } from '../picture-url.ts';
import type { Visibility } from '../store-access.ts';
import { type EditedSide, editsOf } from './edits-of.ts';
import { findTitles } from './find-titles.ts';
import { readNewest } from './read-newest.ts';

type Priced = { currency?: string; variants?: { externalId: string; title?: string | null; priceMinor: number }[] };
type EventRow = {
  at: Date;
  kind: ProductEventKind;
  product_id: number;
  before: (Priced & EditedSide) | null;
  after: (Priced & EditedSide & { units?: number; products?: number; share?: number; depth?: number }) | null;
};

/**
 * What happened to a product, or to a store and its products, newest first. Many similar events are one event of the
 * store, but single events of each product.
 */
export async function listEvents(
  facts: Facts,
  asked: Visibility & {
    storeId: string;
    productId?: string;
    kinds: ProductEventKind[];
    request: PageRequest;
    pictureUrl: PictureUrl;
  },
): Promise<Page<ProductEventItem>> {
  const own = asked.productId === undefined ? sql`not is_part` : sql`product_id = ${asked.productId}::bigint`;
  const isVisible = asked.visibleUntil === null ? sql`` : sql`and e.at <= ${asked.visibleUntil}`;
  const isListed = sql`e.kind <> all(${[...QUIET_EVENT_KINDS]}::text[])`;
  const matching = sql`from product_event e
    where e.store_id = ${asked.storeId}::bigint and ${own} ${isVisible} and ${isListed}`;
  const kinds = [...new Set(asked.kinds)];
  const isOfAny = kinds.length === 0 || kinds.length === ProductEventKind.options.length;
  const parts = isOfAny ? [matching] : kinds.map((kind) => sql`${matching} and kind = ${kind}`);
  const columns = sql`e.at, e.kind, e.product_id, e.before, e.after`;
  const found = { columns, parts, order: NEWEST_FIRST, request: asked.request };
  const { rows, total } = await readNewest<EventRow>(facts, found);
  const titles = await findTitles(
    facts,
    asked.storeId,
    rows.map((row) => row.product_id),
  );
  const items = rows.map((row) => itemOf(row, asked.storeId, titles.get(row.product_id), asked.pictureUrl));
  return pageOfItems(asked.request, items, total);
}

const NEWEST_FIRST = sql`order by e.at desc, e.kind, e.product_id`;

function itemOf(
  { at, kind, product_id, before, after }: EventRow,
  storeId: string,
  title: string | undefined,
  pictureUrl: PictureUrl,
): ProductEventItem {
  return {
    at: at.toISOString(),
    kind,
    product: title === undefined ? null : { id: productIdOf({ storeId, productId: product_id }), title },
    price: kind === 'price' ? priceMove(before, after) : null,
    units: after?.units ?? null,
    products: after?.products ?? null,
    share: after?.share ?? null,
    depth: after?.depth ?? null,
    edits: kind === 'edited' ? editsOf(before, after, pictureUrl) : [],
  };
}

function priceMove(before: Priced | null, after: Priced | null): ProductEventItem['price'] {
  const cheapest = after?.variants?.toSorted((one, other) => one.priceMinor - other.priceMinor)[0];
  const last = before?.variants?.find((variant) => variant.externalId === cheapest?.externalId);
  if (!cheapest || !last || !before?.currency || !after?.currency) return null;
  return {
    before: moneyOf(last.priceMinor, before.currency),
    after: moneyOf(cheapest.priceMinor, after.currency),
    variants: after.variants!.length,
  };
}
