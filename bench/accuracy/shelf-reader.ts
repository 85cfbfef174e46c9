import { MINUTE_MS } from '#runtime/clock.ts';
import type { WorldProduct } from '#simulator/world/product.ts';
import type { Shelf } from '#simulator/world/shelf.ts';
import type { World } from '#simulator/world/world.ts';
import type { Reading, ReadingProduct } from '#tracker/reading.ts';
import { judgeStamps } from '#tracker/signals/judge-stamps.ts';
import type { BenchPlatform } from './practice-shop.ts';

/** How the platform's reader asks for changes, and what its readings show. */
const READERS = {
  shopify: { overlapMs: 2 * MINUTE_MS, mostChanged: 59, signals: ['availability', 'modified'], showsStock: false },
  woocommerce: {
    overlapMs: 2 * MINUTE_MS,
    mostChanged: 300,
    signals: ['availability', 'stock', 'modified'],
    showsStock: true,
  },
} as const;

export type ShelfReader = {
  readCatalogue(at: number): Reading;
  readChanges(since: number, at: number): Reading;
};

/**
 * Reads a practice world directly from its shelf. It returns what the platform's reader would read over the wire (as
 * `shelf-reader.test.ts` proves), a hundred times as fast.
 */
export function shelfReader(world: World, platform: BenchPlatform): ShelfReader {
  const reader = READERS[platform];
  const known = new Map<number, { revision: number; product: ReadingProduct }>();

  function read(product: WorldProduct): ReadingProduct {
    const last = known.get(product.id);
    if (last?.revision === product.revision) return last.product;
    const fresh = productOf(product, world.currency, reader.showsStock);
    known.set(product.id, { revision: product.revision, product: fresh });
    return fresh;
  }

  function reading(at: number, mode: Reading['mode'], products: readonly WorldProduct[]): Reading {
    const shown = products.filter((product) => product.isPublished).map(read);
    const plain = { isComplete: true, requests: 1, bytes: 0, ranking: null };
    if (mode === 'changes') {
      const told = reader.showsStock ? shown : shown.map(withoutTexts);
      return { at, mode, products: told, signals: [...reader.signals], ...plain };
    }
    // right after everything was written, a catalogue's stamps look like its rendering time, and are not trusted
    const stamps = new Map(shown.map((product) => [product.externalId, product.modifiedAt!]));
    if (judgeStamps(stamps, at).verdict !== 'degenerate') {
      return { at, mode, products: shown, signals: [...reader.signals], ...plain };
    }
    const signals = reader.signals.filter((signal) => signal !== 'modified');
    return { at, mode, products: shown.map((product) => ({ ...product, modifiedAt: null })), signals, ...plain };
  }

  return {
    readCatalogue: (at) => reading(at, 'catalogue', world.at(at).products),
    readChanges(since, at) {
      const shelf = world.at(at);
      const changed = writtenAfter(shelf, since - reader.overlapMs, reader.mostChanged + 1);
      if (changed.length > reader.mostChanged) return reading(at, 'catalogue', shelf.products);
      return reading(at, 'changes', changed);
    },
  };
}

/** Shopify's changes come without labels and descriptions. */
function withoutTexts(product: ReadingProduct): ReadingProduct {
  return { ...product, labels: null, bodyHash: null };
}

function writtenAfter(shelf: Shelf, after: number, most: number): WorldProduct[] {
  const written: WorldProduct[] = [];
  for (let product = shelf.newest(); product && product.modifiedAt > after; product = product.older) {
    written.push(product);
    if (written.length === most) break;
  }
  return written;
}

function productOf(product: WorldProduct, currency: string, showsStock: boolean): ReadingProduct {
  const externalId = String(product.id);
  return {
    externalId,
    handle: product.handle,
    title: product.title,
    url: product.handle,
    imageUrl: null,
    vendor: product.vendor,
    productType: product.productType,
    labels: [...product.tags],
    bodyHash: product.descriptionHtml,
    reviewCount: null,
    currency,
    publishedAt: product.publishedAt,
    modifiedAt: product.modifiedAt,
    variants: product.variants.map((variant) => ({
      // WooCommerce knows a simple product by one id only
      externalId: showsStock && product.variants.length === 1 ? externalId : String(variant.id),
      title: null,
      sku: variant.sku,
      priceMinor: variant.priceMinor,
      compareAtMinor: variant.priceMinor < variant.regularMinor ? variant.regularMinor : null,
      isAvailable: variant.stock === null || variant.stock > 0,
      stock: showsStock ? variant.stock : null,
    })),
  };
}
