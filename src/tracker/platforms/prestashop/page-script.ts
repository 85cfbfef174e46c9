import { Parser } from 'htmlparser2';
import { currencyOf } from '../parse-text.ts';
import { type JsonObject, objectOf } from '../read-json.ts';

const MAX_JSON = 1024 * 1024;

/** The currency that a page's `prestashop` object names, in which this visitor pays. */
export function pageCurrency(html: string): string | null {
  const script = /\bprestashop\s*=\s*\{/.exec(html);
  const text = script ? html.slice(script.index, script.index + 200_000) : '';
  const [, code] = /"currency"\s*:\s*\{[^{}]{0,400}?"iso_code"\s*:\s*"([A-Za-z]{3})"/.exec(text) ?? [];
  const meta = /<meta[^>]+product:price:currency["'][^>]+content=["']([A-Za-z]{3})["']/i.exec(html)?.[1];
  return currencyOf(code ?? meta);
}

/** What a product page embeds of its product in `data-product`; null if it embeds nothing. */
export function embeddedProduct(html: string): JsonObject | null {
  let found: JsonObject | null = null;
  const parser = new Parser({
    onopentag(_name, attributes) {
      const given = attributes['data-product'];
      if (!given || given.length > MAX_JSON || !given.trimStart().startsWith('{')) return;
      try {
        const product = objectOf(JSON.parse(given));
        if (product && Object.hasOwn(product, 'id_product')) found ??= product;
      } catch {
        // an attribute of the same name from another module
      }
    },
  });
  parser.end(html);
  return found;
}
