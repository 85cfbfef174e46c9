import type { Change, Estimate } from '#contract/estimate/estimate.ts';
import type { Happening, StoreSale } from '#contract/happening.ts';
import type { ProductEdit, ProductEventItem } from '#contract/product/event.ts';
import { changeColumns, rangeColumns, rounded } from './figure-columns.ts';
import type { Columns } from './table.ts';

/** What happened to a store and its products. */
export const EVENT_COLUMNS: Columns<ProductEventItem> = {
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  product_id: ({ product }) => product?.id ?? null,
  title: ({ product }) => product?.title ?? null,
  previous_price: ({ price }) => price?.before.amount ?? null,
  price: ({ price }) => price?.after.amount ?? null,
  currency: ({ price }) => price?.after.currency ?? null,
  variants: ({ price }) => price?.variants ?? null,
  restocked_units: ({ units }) => units,
  products: ({ products }) => products,
  share_of_products: ({ share }) => rounded(share, 4),
  discount: ({ depth }) => rounded(depth, 4),
  edits: ({ edits }) => edits.map(editText).join('; ') || null,
};

function editText(edit: ProductEdit): string {
  if ('added' in edit) {
    const names = [...edit.removed.map((name) => `−${name}`), ...edit.added.map((name) => `+${name}`)];
    return `${edit.field}: ${names.join(', ')}`;
  }
  return `${edit.field}: ${edit.before ?? ''} → ${edit.after ?? ''}`;
}

/** A store's own sales events, with its orders in equal spans before and after each. */
export const SALE_COLUMNS: Columns<StoreSale> = {
  at: ({ at }) => at,
  ended_at: ({ endedAt }) => endedAt,
  products: ({ products }) => products,
  share_of_products: ({ share }) => rounded(share, 4),
  discount: ({ depth }) => rounded(depth, 4),
  compared_hours: ({ around }) => around?.hours ?? null,
  ...rangeColumns<StoreSale>('orders', 1, ({ around }) => around?.after ?? null),
  ...rangeColumns<StoreSale>('previous_orders', 1, ({ around }) => around?.before ?? null),
  ...changeColumns<StoreSale>('change', ({ around }) => around?.change ?? null),
};

/** What happened to my stores. `sure_orders`: how many orders the event concerns, as far as that is sure. */
export const HAPPENING_COLUMNS: Columns<Happening> = {
  day: ({ on }) => on,
  at: (one) => ('at' in one ? one.at : null),
  ended_at: (one) => ('endedAt' in one ? one.endedAt : null),
  kind: ({ kind }) => kind,
  detail: (one) => (one.kind === 'moved' ? one.direction : one.kind === 'silent' ? one.reason : null),
  store_id: ({ store }) => store.id,
  store: ({ store }) => store.name,
  product_id: (one) => ('product' in one ? (one.product?.id ?? null) : null),
  title: (one) => ('product' in one ? (one.product?.title ?? null) : null),
  products: (one) => ('products' in one ? one.products : null),
  discount: (one) => ('depth' in one ? rounded(one.depth, 4) : null),
  ...rangeColumns<Happening>('orders', 1, (one) => comparedIn(one).orders),
  ...rangeColumns<Happening>('previous_orders', 1, (one) => comparedIn(one).previous),
  ...changeColumns<Happening>('change', (one) => comparedIn(one).change),
  sure_orders: ({ effect }) => rounded(effect, 1),
};

type Compared = { orders: Estimate | null; previous: Estimate | null; change: Change | null };

function comparedIn(one: Happening): Compared {
  if (one.kind === 'moved') return one;
  if (one.kind !== 'sale') return { orders: one.orders, previous: null, change: null };
  const { after = null, before = null, change = null } = one.around ?? {};
  return { orders: after, previous: before, change };
}
