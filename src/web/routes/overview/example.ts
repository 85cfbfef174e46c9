import type { StoresOverview, Trend } from '#contract/analytics.ts';
import type { DaySpan } from '#contract/date-range.ts';
import type { Happenings } from '#contract/happening.ts';
import type { ProductItem } from '#contract/product/product.ts';
import type { StoreItem } from '#contract/store.ts';
import example from './example.json' with { type: 'json' };

type Figures = 'orders' | 'revenue' | 'previous' | 'change';

/** The API's answers for a week of the practice stores. */
type Example = {
  span: DaySpan;
  previousSpan: DaySpan;
  totals: Pick<StoresOverview, Figures | 'gaps'>;
  trend: Trend;
  happenings: Happenings;
  stores: Pick<StoreItem, Figures | 'id' | 'name' | 'platform' | 'country'>[];
  products: Pick<ProductItem, Figures | 'id' | 'title' | 'storeName'>[];
};

export const EXAMPLE = example as Example;
