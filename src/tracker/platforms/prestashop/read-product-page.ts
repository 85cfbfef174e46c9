import type { Fetcher } from '../../fetch/fetcher.ts';
import type { ReadingProduct, StoreIdentity } from '../../reading.ts';
import { htmlOf } from '../answer/read-html.ts';
import { askPage } from '../ask.ts';
import { pageProduct } from '../generic/product-form.ts';
import { productIdIn } from './addresses.ts';
import { embeddedProduct, pageCurrency } from './page-script.ts';
import { prestashopProduct } from './product-form.ts';

export type ProductPage = { product: ReadingProduct | null; at: number };

/**
 * The product of a page: as PrestaShop embeds it, else from its structured data, which contain no stock. Null if there
 * is no such page.
 */
export async function readProductPage(
  fetcher: Fetcher,
  store: Pick<StoreIdentity, 'origin' | 'currency'>,
  url: string,
): Promise<ProductPage | null> {
  const answer = await askPage(fetcher, { url, expects: 'html' });
  if (answer === null) return null;
  const html = htmlOf(answer);
  const currency = pageCurrency(html, answer.url) ?? store.currency;
  const embedded = embeddedProduct(html);
  const shown = { origin: store.origin, url: answer.url, currency, readAt: answer.at };
  const own = embedded && prestashopProduct(embedded, shown);
  return { product: own ?? toldProduct(html, answer.url, currency), at: answer.at };
}

/** The product from structured data, under the number in its address, as the shop's lists name it. */
function toldProduct(html: string, url: string, currency: string | null): ReadingProduct | null {
  const externalId = productIdIn(url);
  const product = externalId === null ? null : pageProduct(html, url, currency);
  return product && { ...product, externalId: externalId! };
}
