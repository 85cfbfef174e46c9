import { z } from 'zod';
import { findStoreOrProduct } from '../find-store-or-product.ts';
import {
  PERIOD,
  ProductOutput,
  productOutput,
  productText,
  StoreOrProductId,
  StoreOutput,
  searchOf,
  storeOutput,
  storeText,
} from '../shapes.ts';
import { tool } from '../tool.ts';

const Pair = z.object({ more: z.string(), than: z.string() });

export const compare = tool({
  name: 'compare',
  title: 'Compare',
  description: 'Compares two to five stores or products over one period: what each sold, and which surely sold more.',
  input: z.object({ of: z.array(StoreOrProductId).min(2).max(5), ...PERIOD }),
  output: z.object({
    stores: z.array(StoreOutput),
    products: z.array(ProductOutput),
    surely: z
      .array(Pair)
      .describe('Pairs whose ranges of orders do not overlap. For all other pairs it is unknown which sold more.'),
    page: z.url(),
  }),
  async answer({ of, ...period }, context) {
    const ids = [...new Set(of)];
    const chosen = await Promise.all(ids.map((id) => findStoreOrProduct(context, id, period)));
    const stores = chosen.flatMap(({ store, page }) => (store ? [storeOutput(store, page)] : []));
    const products = chosen.flatMap(({ product, page }) => (product ? [productOutput(product, page)] : []));
    const all = [...stores, ...products];
    const surely = all.flatMap((one) =>
      all
        .filter((other) => one.orders.low !== null && other.orders.high !== null && one.orders.low > other.orders.high)
        .map((other) => ({ more: one.id, than: other.id })),
    );
    const page = context.link(`/compare${searchOf(period)}&of=${ids.join(',')}`);
    return { stores, products, surely, page };
  },
  say: ({ stores, products, surely, page }) =>
    [
      ...stores.map(storeText),
      ...products.map(productText),
      surely.length === 0
        ? 'Their ranges overlap: it is unknown which sold more.'
        : surely.map(({ more, than }) => `${more} surely sold more than ${than}.`).join(' '),
      page,
    ].join('\n'),
});
