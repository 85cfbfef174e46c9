import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import type { ProductSort } from '#contract/filters.ts';
import type { SortOrder } from '#contract/list.ts';
import { all, figureConditions, isOwnWindow, type ProductFilter, windowOf } from './product-filter.ts';

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

/** Whether `product p` keeps the bounds asked for: one look at its window, however many they are. */
export function keepsBounds(filter: ProductFilter, range: DateRange): RawBuilder<unknown>[] {
  const bounds = figureConditions(filter, (name) => knownFigure(range, name, 'p'));
  if (bounds.length === 0) return [];
  return [
    sql`coalesce((select ${all(bounds)} from (select) as one
      left join ${windowOf(range)} w on ${isOwnWindow(range)}), false)`,
  ];
}
