import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import type { ProductSort } from '#contract/filters.ts';
import type { SortOrder } from '#contract/list.ts';
import { isOwnWindow, type ProductFilter, windowOf } from './product-filter.ts';

export type ProductKey = { storeId: number; productId: number };

export type ProductQuestion = {
  filter: ProductFilter;
  range: DateRange;
  sortBy: ProductSort;
  sortOrder: SortOrder;
  limit: number;
  offset: number;
};

/** The column that a list is sorted by: the first three of its window, the others of the product itself. */
export const VALUE = {
  orderCount: 'orders',
  revenue: 'revenue_usd',
  change: 'orders_change',
  price: 'price_usd',
  newest: 'first_seen_at',
} as const;

export type FigureSort = Exclude<ProductSort, 'price' | 'newest'>;

export function isFigure(sortBy: ProductSort): sortBy is FigureSort {
  return sortBy !== 'price' && sortBy !== 'newest';
}

/** Whether the store of a row was observed in a range, so that no sale means zero. */
export function isObserved(of: string, range: DateRange, figure: (typeof VALUE)[FigureSort]): RawBuilder<unknown> {
  const column = sql.ref(figure === 'revenue_usd' ? 'sw.revenue_usd' : 'sw.orders');
  return sql`coalesce((select ${column} is not null from store_window sw
    where sw.store_id = ${sql.ref(`${of}.store_id`)} and sw.date_range = ${sql.lit(range)}), false)`;
}

type Bounded = 'orders' | 'revenue_usd';

/**
 * A figure of a row with its window `w`, to be compared with bounds: zero where nothing sold, null where it is not known
 * (its store was not observed, or its money has no rate), since then no bound is kept.
 */
export function knownFigure(range: DateRange, figure: Bounded, of: 'p' | 'w'): RawBuilder<unknown> {
  return sql`case when w.orders > 0 then ${sql.ref(`w.${figure}`)} when ${isObserved(of, range, figure)} then 0 end`;
}

/** The same of `product p` alone. */
export function lookUpFigure(range: DateRange, figure: Bounded): RawBuilder<unknown> {
  // NaN: of a window whose revenue is not known, unlike no window
  return sql`nullif(coalesce((select coalesce(${sql.ref(`w.${figure}`)}, 'NaN') from ${windowOf(range)} w
    where ${isOwnWindow(range)} and w.orders > 0),
    case when ${isObserved('p', range, figure)} then 0 end), 'NaN')`;
}
