import { expect, test } from 'vitest';
import { ProductListQuery } from '#contract/filters.ts';
import type { ProductFilter } from '#questions/lists/products/product-filter.ts';
import type { ChangeRule } from './change-rules.ts';
import { rulesByProduct } from './rules-by-product.ts';

const ruleOf = (id: string, asked: object, storeIds?: number[]): ChangeRule => {
  const query = ProductListQuery.parse(asked);
  return {
    ...{ row: { id } as ChangeRule['row'], query, sinceOf: () => 0 },
    filter: { tags: query.tags, storeIds } as ProductFilter,
  };
};
const RULES = [
  ruleOf('toys', { tags: 'TOYS' }),
  ruleOf('toys too', { tags: 'TOYS' }),
  ruleOf('cheap', { maxPrice: '6' }),
  ruleOf('dear', { minPrice: '20' }),
  ruleOf('cheap of shop 7', { maxPrice: '6' }, [7]),
];
const rulesOf = rulesByProduct(RULES);
const names = (product: Parameters<typeof rulesOf>[0]) => rulesOf(product).map(({ row }) => row.id);

test.each([
  [{ storeId: 1, tags: ['TOYS'], low: 5, high: 5 }, ['toys', 'toys too', 'cheap']],
  [{ storeId: 7, tags: [], low: 5, high: 5 }, ['cheap', 'cheap of shop 7']],
  [{ storeId: 1, tags: ['SHOES'], low: 10, high: 10 }, []],
  [{ storeId: 1, tags: [], low: 30, high: 30 }, ['dear']],
  [
    { storeId: 7, tags: ['TOYS'], low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY },
    ['toys', 'toys too', 'cheap', 'cheap of shop 7', 'dear'],
  ],
])('%j concerns those that ask for its store, category and price alone', (product, concerned) => {
  expect(names(product).toSorted()).toEqual(concerned.toSorted());
});
