import type { ReadingProduct } from '../reading.ts';

/**
 * A product's content in parts, joined by `-`: its texts, its prices, its labels, its description, and the shop's own
 * category if it shows one.
 * Stock, availability and stamps are not content; neither is the order in which a platform lists labels or variants.
 * A part that the reading does not show stays as it was `before`, or is empty.
 */
export function contentHash(product: ReadingProduct, before = ''): string {
  const [, , labelsBefore = '', bodyBefore = '', categoryBefore] = before.split('-');
  const variants = [...product.variants].sort((one, other) => (one.externalId < other.externalId ? -1 : 1));
  const texts = new Fnv();
  texts.add(product.title, product.handle, product.url, product.imageUrl, product.vendor, product.productType);
  const priced = new Fnv();
  priced.add(product.currency);
  for (const variant of variants) {
    texts.add(variant.externalId, variant.title, variant.sku);
    priced.add(variant.externalId, String(variant.priceMinor), String(variant.compareAtMinor));
  }
  const labels = product.labels === null ? labelsBefore : hashOf(product.labels.toSorted());
  const body = product.bodyHash === null ? bodyBefore : bodyPart(product.bodyHash, bodyBefore);
  const shown = product.category && hashOf([product.category]);
  const category = shown === undefined ? categoryBefore : shown;
  return [texts.digest(), priced.digest(), labels, body, ...(category ? [category] : [])].join('-');
}

/**
 * The hash of a description with its length, which `bodyHash` ends with. A hash that was stored without a length is
 * kept.
 */
function bodyPart(bodyHash: string, before: string): string {
  const hash = hashOf([bodyHash]);
  const [, length] = bodyHash.split('.');
  return before === hash || length === undefined ? hash : `${hash}.${length}`;
}

/** The length of the description, in characters; null if the hash does not contain it. */
export function bodyLength(contentHash: string): number | null {
  const [, length] = (contentHash.split('-')[3] ?? '').split('.');
  return length === undefined ? null : Number.parseInt(length, 36);
}

/** Whether the description differs between two hashes. */
export function isBodyChanged(before: string, after: string): boolean {
  const [was = '', is = ''] = [before, after].map((hash) => hash.split('-')[3]);
  return was !== '' && is !== '' && was !== is;
}

/** Whether more than prices differs between two hashes. A part that one of them lacks says nothing. */
export function isTextChanged(before: string, after: string): boolean {
  const [texts, , ...seen] = before.split('-');
  const [textsNow, , ...seenNow] = after.split('-');
  return (
    texts !== textsNow || seen.some((part, index) => part !== '' && seenNow[index] !== '' && part !== seenNow[index])
  );
}

/** Eight hexadecimal digits. */
export function hashOf(texts: string[]): string {
  const hash = new Fnv();
  hash.add(...texts);
  return hash.digest();
}

/** FNV-1a, 32 bits (Fowler, Noll, Vo): fast, and two contents of one product collide by chance once in 4 billion. */
class Fnv {
  #hash = 0x811c9dc5;

  add(...texts: (string | null)[]): void {
    let hash = this.#hash;
    for (const text of texts) {
      if (text !== null)
        for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      hash = Math.imul(hash ^ (text === null ? 0x1_0001 : 0x1_0000), 0x01000193);
    }
    this.#hash = hash;
  }

  digest(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, '0');
  }
}
