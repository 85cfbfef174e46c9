import { pageProduct } from './product-form.ts';

export const URL_OF_PAGE = 'https://shop.com/products/tea';

export function page(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>Tea – Shop</title>${head}</head><body>${body}</body></html>`;
}

export function ld(...values: unknown[]): string {
  return values
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join('\n');
}

export function read(html: string, currency: string | null = null, url = URL_OF_PAGE) {
  return pageProduct(html, url, currency);
}
