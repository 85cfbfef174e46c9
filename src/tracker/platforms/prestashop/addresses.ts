/** `/art/3-13-the-best-poster.html`: the product, its combination if it has several, and its words. */
const PRODUCT = /\/(\d{1,10})(?:-(\d{1,10}))?-[^/]*\.html$/;
/** `/4-men`, `/fr/9-art`: a category. */
const CATEGORY = /^(?:\/[a-z]{2})?\/(\d{1,10})-[^/.]+\/?$/;

export function productIdIn(url: string): string | null {
  return PRODUCT.exec(new URL(url).pathname)?.[1] ?? null;
}

export function categoryIdIn(url: string): string | null {
  return CATEGORY.exec(new URL(url).pathname)?.[1] ?? null;
}
