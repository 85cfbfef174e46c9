import { z } from 'zod';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { Country, StoreSort } from '#contract/filters.ts';
import { SortOrder } from '#contract/list.ts';
import { Tag } from '#contract/tag.ts';
import { pagePath } from '../find-store-or-product.ts';
import {
  DateRangeInput,
  listText,
  pageFor,
  SearchScope,
  StoreOutput,
  searchOf,
  storeOutput,
  storeText,
} from '../shapes.ts';
import { tool } from '../tool.ts';

const MAX_STORES = 20;

export const findStores = tool({
  name: 'find_stores',
  title: 'Find stores',
  description:
    'Finds stores by name, address, category or country, with their sales in a period; the first of the sorted list.',
  input: z.object({
    words: z.string().max(200).optional().describe('Part of a name or an address. Default: any.'),
    where: SearchScope,
    categories: z.array(Tag).max(21).default([]),
    countries: z.array(Country).max(20).default([]),
    sortBy: StoreSort.default('orderCount'),
    sortOrder: SortOrder.default('desc'),
    atMost: z.number().int().min(1).max(MAX_STORES).default(10),
    dateRange: DateRangeInput,
  }),
  output: z.object({
    total: z.number().int(),
    totalIsCapped: z.boolean().describe('True if there are more than `total`.'),
    stores: z.array(StoreOutput),
  }),
  async answer({ words, where, categories, countries, sortBy, sortOrder, atMost, dateRange }, { ask, link }) {
    const endpoint = where === 'mine' ? storeEndpoints.listStores : catalogueEndpoints.listCatalogueStores;
    const { items, total, totalIsCapped } = await ask(endpoint, {
      query: { q: words, tags: categories, countries, sortBy, sortOrder, pageSize: pageFor(atMost), dateRange },
    });
    const page = (id: string) => link(pagePath(where, id) + searchOf({ dateRange }));
    return { total, totalIsCapped, stores: items.slice(0, atMost).map((item) => storeOutput(item, page(item.id))) };
  },
  say: ({ stores, ...found }) => listText(found, 'store', stores, storeText),
});
