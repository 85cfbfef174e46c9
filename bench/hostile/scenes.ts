import { gzipSync } from 'node:zlib';
import { type Listed, listedProducts, shopifyProduct } from './good-shop.ts';
import type { Scene } from './hostile-case.ts';

export const SHOPIFY = listedProducts('shopify');
export const WOO = listedProducts('woocommerce');

export function pageOf({ path, origin }: Scene): number {
  return Number(new URL(path, origin).searchParams.get('page') ?? 1);
}

/** The products of the honest shop and these. */
export function beside(...more: Listed[]): (scene: Scene) => void {
  return (scene) => scene.good([...SHOPIFY, ...more]);
}

export function wooBeside(...more: Listed[]): (scene: Scene) => void {
  return (scene) => scene.good([...WOO, ...more]);
}

export function sitemap(scene: Scene, body: string | Buffer): void {
  if (scene.path !== '/sitemap.xml') scene.good();
  else scene.response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
}

export function packed({ response }: Scene, body: string): void {
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body));
}

export function atProducts(make: (scene: Scene) => Buffer | string, headers: Record<string, string> = {}) {
  return (scene: Scene) => {
    if (!scene.path.startsWith('/products.json')) return scene.good();
    scene.response.writeHead(200, headers).end(make(scene));
  };
}

export const variant = (id: number | string, more: Listed = {}): Listed => ({
  id,
  title: 'One',
  price: '5.00',
  available: true,
  ...more,
});
export const poisoned = (id: number | string, more: Listed): Listed => shopifyProduct(id, more);
export const priced = (price: unknown) => poisoned(900, { variants: [variant(9001, { price })] });
