import { inProcessFetcher, type StorefrontAnswer } from '../../fetch/in-process-fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';

export const NOW = Date.UTC(2026, 10, 21);

export type Answer = StorefrontAnswer | null;
export type Asked = {
  host: string;
  path: string;
  url: URL;
  body: { query: string; variables: Record<string, unknown> } | null;
};

/** A shop that answers as `answer` says, and 404 if that says nothing. `asked`: the requests so far. */
export function shopOf(answer: (asked: Asked) => Answer) {
  const asked: string[] = [];
  const fetcher = inProcessFetcher(
    ({ url, method, body }) => {
      const at = new URL(url);
      asked.push(`${method} ${at.host}${at.pathname}`);
      const given = answer({ host: at.host, path: at.pathname, url: at, body: body ? JSON.parse(body) : null });
      return given ?? { status: 404, headers: {}, body: '<html>not found' };
    },
    () => NOW,
  );
  return { fetcher, asked };
}

export const json = (value: unknown): Answer => ({ status: 200, headers: {}, body: JSON.stringify(value) });
export const html = (body: string, headers = {}): Answer => ({ status: 200, headers, body });

const FILED = { id: 'gid://shopify/TaxonomyCategory/fb-1-8' };

/** The shop's category of a product: null if it has none, absent if it is not answered. */
export type Filed = { category?: { id: string } | null };

export function node(id: number, variants = 1, filed: Filed = { category: FILED }) {
  const nodes = Array.from({ length: variants }, (_, index) => variantNode(id * 1_000 + index));
  return {
    id: `gid://shopify/Product/${id}`,
    handle: `tea-${id}`,
    title: `Tea ${id}`,
    vendor: 'Hill',
    productType: 'Tea',
    publishedAt: '2026-01-01T00:00:00Z',
    updatedAt: new Date(NOW - id * 3_600_000).toISOString(),
    featuredImage: null,
    ...filed,
    variants: { pageInfo: { hasNextPage: false }, nodes },
  };
}

export function variantNode(id: number) {
  return {
    id: `gid://shopify/ProductVariant/${id}`,
    title: `No ${id}`,
    sku: null,
    availableForSale: id % 2 === 0,
    price: { amount: '12.5', currencyCode: 'CAD' },
    compareAtPrice: null,
  };
}

export function listed(id: number, variants = 1) {
  return {
    id,
    title: `Tea ${id}`,
    handle: `tea-${id}`,
    body_html: '<p>Grown high</p>',
    tags: id % 2 === 0 ? ['green', 'green', ' leaf '] : 'green, leaf',
    variants: Array.from({ length: variants }, (_, index) => ({
      id: id * 1_000 + index,
      title: `No ${index}`,
      price: '12.50',
    })),
  };
}

export const MANY: StoreIdentity = {
  ...{ origin: 'https://many.shop', shopKey: null, platform: 'shopify', currency: 'EUR' },
  ...{ name: null, country: null, language: null, faviconUrl: null, productCount: null },
};
