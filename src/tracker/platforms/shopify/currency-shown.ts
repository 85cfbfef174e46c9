import type { Fetcher } from '../../fetch/fetcher.ts';
import { at, jsonOf, listOf, plainAt } from '../answer/read-json.ts';
import { orNull, tryAsk } from '../ask.ts';
import { currencyOf } from '../parse/text.ts';
import { listedProducts } from './products-json.ts';

/**
 * The currency of the prices in products.json, which may be that of the visitor's market instead of the shop's own. The
 * product's `.json` names it, and is believed if it shows the same price. Null if it does not say.
 */
export async function currencyShown(fetcher: Fetcher, origin: string): Promise<string | null> {
  const listed = await tryAsk(fetcher, { url: `${origin}/products.json?limit=1`, expects: 'json' });
  const product = listed && orNull(() => listedProducts(listed))?.[0];
  const handle = at(product, 'handle');
  if (typeof handle !== 'string' || handle === '') return null;
  const url = `${origin}/products/${encodeURIComponent(handle.toWellFormed())}.json`;
  const answer = await tryAsk(fetcher, { url, expects: 'json' });
  const full = answer && orNull(() => jsonOf(answer));
  const variant = at(product, 'variants', 0);
  const same = listOf(at(full, 'product', 'variants')).find((one) => at(one, 'id') === at(variant, 'id'));
  if (same === undefined || Number(plainAt(same, 'price')) !== Number(plainAt(variant, 'price'))) return null;
  return currencyOf(at(same, 'price_currency'));
}
