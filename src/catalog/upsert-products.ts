import { sql } from 'kysely';
import type { FactsTransaction } from '#database/connect.ts';
import { categoryReader } from './category/read-categories.ts';
import { findStoreContext } from './category/store-context.ts';
import { searchText } from './search-text.ts';

/** A product as a reading showed it. */
export type SeenProduct = {
  externalId: string;
  handle: string | null;
  title: string;
  url: string;
  imageUrl: string | null;
  vendor: string | null;
  productType: string | null;
  /** Null if this kind of reading does not show them; the known ones then stay. */
  labels: string[] | null;
  /**
   * The id in Shopify's taxonomy, such as `aa-1-4`; null if it has none, absent if the reading does not show it: the known
   * one then stays.
   */
  category?: string | null;
  currency: string;
  priceMinor: number;
  /** At today's rate; null if there is none. */
  priceUsd: number | null;
  compareAtMinor: number | null;
  isAvailable: boolean;
  publishedAt: number | null;
  /** Stored only for a new product. */
  firstSeenAt: number;
  lastSeenAt: number;
};

/** Adds or updates products. Returns their ids by the store's own ids. */
export async function upsertProducts(
  trx: FactsTransaction,
  storeId: number,
  products: SeenProduct[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  if (products.length === 0) return ids;
  const context = await findStoreContext(trx, storeId);
  const readCategories = categoryReader(context);
  for (let start = 0; start < products.length; start += BATCH) {
    const given = products.slice(start, start + BATCH);
    const known = await findKnown(trx, storeId, given);
    const batch = given.map((product): Record<keyof typeof COLUMNS, unknown> => {
      const kept = known.get(product.externalId);
      const labels = product.labels ?? kept?.labels ?? null;
      const category = product.category === undefined ? (kept?.category ?? null) : product.category;
      return {
        store_id: storeId,
        external_id: product.externalId,
        handle: product.handle,
        title: product.title,
        url: product.url,
        image_url: product.imageUrl,
        vendor: product.vendor,
        product_type: product.productType,
        ...readCategories({ ...product, labels, category }),
        shop_category: category,
        currency: product.currency,
        price_minor: product.priceMinor,
        price_usd: product.priceUsd,
        country: context.country,
        search_text: searchText(product.title, product.vendor, product.productType),
        compare_at_minor: product.compareAtMinor,
        is_available: product.isAvailable,
        published_at: product.publishedAt === null ? null : new Date(product.publishedAt),
        first_seen_at: new Date(product.firstSeenAt),
        last_seen_at: new Date(product.lastSeenAt),
      };
    });
    const { rows } = await sql<{ id: number; external_id: string }>`
      insert into product (${NAMES})
      select * from json_to_recordset(${JSON.stringify(batch)}::json) as seen (${TYPED})
      on conflict (store_id, external_id) do update set ${REPLACED}, gone_at = null
      returning id, external_id`.execute(trx);
    for (const row of rows) ids.set(row.external_id, row.id);
  }
  return ids;
}

/** Marks products as gone; their history stays. */
export async function markProductsGone(
  trx: FactsTransaction,
  storeId: number,
  externalIds: string[],
  goneAtMs: number,
): Promise<void> {
  if (externalIds.length === 0) return;
  await trx
    .updateTable('product')
    .set({ gone_at: new Date(goneAtMs), is_available: false })
    .where('store_id', '=', storeId)
    .where(sql<boolean>`external_id = any(${externalIds}::text[])`)
    .where('gone_at', 'is', null)
    .execute();
}

/** The known labels and categories of products that were read without them. */
async function findKnown(
  trx: FactsTransaction,
  storeId: number,
  products: SeenProduct[],
): Promise<Map<string, Pick<SeenProduct, 'labels' | 'category'>>> {
  const bare = products.filter(({ labels, category }) => labels === null || category === undefined);
  if (bare.length === 0) return new Map();
  const rows = await trx
    .selectFrom('product')
    .select(['external_id', 'labels', 'shop_category'])
    .where('store_id', '=', storeId)
    .where(sql<boolean>`external_id = any(${bare.map(({ externalId }) => externalId)}::text[])`)
    .where((is) => is.or([is('labels', 'is not', null), is('shop_category', 'is not', null)]))
    .execute();
  return new Map(rows.map((row) => [row.external_id, { labels: row.labels, category: row.shop_category }]));
}

/** All rows are sent as one JSON, because the driver is slow with thousands of parameters. */
const COLUMNS = {
  store_id: 'bigint',
  external_id: 'text',
  handle: 'text',
  title: 'text',
  url: 'text',
  image_url: 'text',
  vendor: 'text',
  product_type: 'text',
  labels: 'text[]',
  shop_category: 'text',
  tags: 'text[]',
  own_tag_mask: 'integer',
  currency: 'text',
  price_minor: 'bigint',
  price_usd: 'float8',
  country: 'text',
  search_text: 'text',
  compare_at_minor: 'bigint',
  is_available: 'boolean',
  published_at: 'timestamptz',
  first_seen_at: 'timestamptz',
  last_seen_at: 'timestamptz',
};
const KEPT = new Set(['store_id', 'external_id', 'published_at', 'first_seen_at']);
const NAMES = sql.raw(Object.keys(COLUMNS).join(', '));
const TYPED = sql.raw(
  Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
const REPLACED = sql.raw(
  Object.keys(COLUMNS)
    .filter((name) => !KEPT.has(name))
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
);

const BATCH = 2_000;
