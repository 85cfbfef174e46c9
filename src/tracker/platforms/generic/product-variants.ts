import type { ReadingVariant } from '../../reading.ts';
import { htmlTextOf, shortTextOf } from '../parse/text.ts';
import { currencyOfOffer, isOfferBuyable, membersOf, offersOf, priceOfOffer, stockOfOffer } from './offers.ts';
import { firstOf, property } from './schema-nodes.ts';

const MAX_VARIANTS = 2_048;

/** The currency of a product's offers: the shop's own if it is among them, else that of the first. */
export function currencyOfProduct(node: unknown, preferred: string | null): string | null {
  const offers = [...offersOf(node), ...membersOf(node).flatMap(offersOf)];
  const currencies = offers.flatMap((offer) => currencyOfOffer(offer) ?? []);
  if (preferred !== null && currencies.includes(preferred)) return preferred;
  return currencies[0] ?? null;
}

/** The variants of a product in one currency. Offers in others are prices of another market. */
export function variantsOfProduct(node: unknown, currency: string, pageId: string): ReadingVariant[] {
  const members = membersOf(node);
  const given =
    members.length > 0
      ? members.map((one) => ({ one, offers: offersOf(one) }))
      : offersOf(node).map((offer) => ({ one: offer, offers: [offer] }));
  const single = given.length === 1;
  const read = given.slice(0, MAX_VARIANTS).flatMap(({ one, offers }) => {
    const offer = offers.find((candidate) => (currencyOfOffer(candidate) ?? currency) === currency);
    const price = offer === undefined ? null : priceOfOffer(offer, currency);
    if (price === null) return [];
    const sku = skuOf(one) ?? skuOf(offer) ?? (single ? skuOf(node) : null);
    const isAvailable = isOfferBuyable(offer);
    const stock = stockOfOffer(offer, members.length > 0 ? one : single ? node : undefined);
    const title = members.length > 0 || !single ? titleOf(one, node) : null;
    return [{ externalId: idOf(one, offer, sku), title, sku, ...price, isAvailable, stock }];
  });
  return withIds(read, pageId);
}

type Unnamed = Omit<ReadingVariant, 'externalId'> & { externalId: string | null };

/** Ids that the shop prints twice are distinguished by their place. */
function withIds(variants: Unnamed[], pageId: string): ReadingVariant[] {
  const seen = new Set<string>();
  return variants.map((variant, index) => {
    const wanted = variant.externalId ?? (index === 0 ? pageId : `${pageId}#${variant.title ?? index}`);
    const externalId = seen.has(wanted) ? `${wanted}#${index}` : wanted;
    seen.add(externalId);
    return { ...variant, externalId };
  });
}

function skuOf(node: unknown): string | null {
  return (
    shortTextOf(firstOf(node, 'sku')) ?? shortTextOf(firstOf(node, 'productID')) ?? shortTextOf(firstOf(node, 'mpn'))
  );
}

function idOf(one: unknown, offer: unknown, sku: string | null): string | null {
  if (sku !== null) return sku;
  const gtin = ['gtin', 'gtin13', 'gtin14', 'gtin12', 'gtin8']
    .map((name) => shortTextOf(firstOf(one, name)))
    .find(Boolean);
  // of what is no text, an object say, no text can be made
  const address = [one, offer].map((node) => firstOf(node, 'url')).find((url) => typeof url === 'string') ?? '';
  return gtin ?? /[?&](?:variant|variation|sku|vid|id_product_attribute)=([\w-]{1,60})/.exec(address)?.[1] ?? null;
}

/** What distinguishes a variant from its siblings: its options, else its name without the product's. */
function titleOf(one: unknown, product: unknown): string | null {
  const options = ['color', 'size', 'pattern', 'material'].flatMap(
    (name) => htmlTextOf(optionOf(firstOf(one, name)), 60) ?? [],
  );
  if (options.length > 0) return htmlTextOf(options.join(' / '), 200);
  const name = htmlTextOf(firstOf(one, 'name'), 300);
  const whole = htmlTextOf(firstOf(product, 'name'), 300);
  if (name === null || whole === null || !name.startsWith(whole)) return htmlTextOf(name, 200);
  return htmlTextOf(name.slice(whole.length).replace(/^[\s\-–—|:,/(]+|\)$/g, ''), 200) ?? null;
}

function optionOf(value: unknown): unknown {
  return typeof value === 'object' ? (property(value, 'name') ?? property(value, 'value')) : value;
}
