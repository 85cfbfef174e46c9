import { z } from 'zod';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ProductSort } from '#contract/filters.ts';
import { SortOrder } from '#contract/list.ts';
import { StoreId } from '#contract/store.ts';
import { Tag } from '#contract/tag.ts';
import { pagePath } from '../find-store-or-product.ts';
import {
  DateRangeInput,
  listText,
  ProductOutput,
  pageFor,
  productOutput,
  productText,
  SearchScope,
  searchOf,
} from '../shapes.ts';
import { tool } from '../tool.ts';

const MAX_PRODUCTS = 20;
const Dollars = z.number().min(0).max(1e12).optional();

export const findProducts = tool({
  name: 'find_products',
  title: 'Find products',
  description:
    'Finds products by title, category, price or store, with their sales in a period; the first of the sorted list.',
  input: z.object({
    words: z.string().max(200).optional().describe('Part of a title. Default: any.'),
    where: SearchScope,
    storeId: StoreId.optional().describe('Only products of this store.'),
    categories: z.array(Tag).max(21).default([]),
    minPriceUsd: Dollars,
    maxPriceUsd: Dollars,
    sortBy: ProductSort.default('orderCount'),
    sortOrder: SortOrder.default('desc'),
    atMost: z.number().int().min(1).max(MAX_PRODUCTS).default(10),
    dateRange: DateRangeInput,
  }),
  output: z.object({
    total: z.number().int(),
    totalIsCapped: z.boolean().describe('True if there are more than `total`.'),
    products: z.array(ProductOutput),
  }),
  async answer({ words, where, storeId, categories, minPriceUsd, maxPriceUsd, atMost, ...rest }, { ask, link }) {
    const { sortBy, sortOrder, dateRange } = rest;
    const query = {
      ...{ q: words, tags: categories, minPrice: minPriceUsd, maxPrice: maxPriceUsd },
      ...{ sortBy, sortOrder, pageSize: pageFor(atMost), dateRange },
    };
    const isMine = where === 'mine';
    const { items, total, totalIsCapped } =
      storeId === undefined
        ? await ask(isMine ? productEndpoints.listProducts : catalogueEndpoints.listCatalogueProducts, { query })
        : await ask(isMine ? storeEndpoints.listStoreProducts : catalogueEndpoints.listCatalogueStoreProducts, {
            params: { id: storeId },
            query,
          });
    const page = (id: string) => link(pagePath(where, id) + searchOf({ dateRange }));
    return { total, totalIsCapped, products: items.slice(0, atMost).map((item) => productOutput(item, page(item.id))) };
  },
  say: ({ products, ...found }) => listText(found, 'product', products, productText),
});
