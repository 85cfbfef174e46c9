import { pageHead } from '../answer/page-head.ts';
import { readHtml } from '../answer/read-html.ts';
import { type JsonObject, objectOf } from '../answer/read-json.ts';
import { currencyOf } from '../parse/text.ts';

const MAX_JSON = 1024 * 1024;

/** The currency that a page's `prestashop` object names, in which this visitor pays. */
export function pageCurrency(html: string, url: string): string | null {
  const script = /\bprestashop\s*=\s*\{/.exec(html);
  const text = script ? html.slice(script.index, script.index + 200_000) : '';
  const [, code] = /"currency"\s*:\s*\{[^{}]{0,400}?"iso_code"\s*:\s*"([A-Za-z]{3})"/.exec(text) ?? [];
  return currencyOf(code ?? pageHead(html, url).meta.get('product:price:currency'));
}

/** What a product page embeds of its product in `data-product`; null if it embeds nothing. */
export function embeddedProduct(html: string): JsonObject | null {
  let found: JsonObject | null = null;
  readHtml(html, (stop) => ({
    onOpen(_name, attributes) {
      const given = attributes['data-product'];
      if (!given || given.length > MAX_JSON || !given.trimStart().startsWith('{')) return;
      try {
        const product = objectOf(JSON.parse(given));
        if (!product || !Object.hasOwn(product, 'id_product')) return;
        found = product;
        stop();
      } catch {
        // an attribute of the same name from another module
      }
    },
  }));
  return found;
}
