import { MINUTE_MS, type manualClock, SECOND_MS } from '#runtime/clock.ts';
import type { WorldProduct } from '#simulator/world/product.ts';
import type { Shelf } from '#simulator/world/shelf.ts';
import type { World } from '#simulator/world/world.ts';
import type { ReadOptions } from '#tracker/platforms/platform.ts';
import type { PlatformReader } from '#tracker/poll/read-storefront.ts';
import type { ProbedSignal, Reading, ReadingProduct } from '#tracker/reading.ts';
import { judgeAvailability } from '#tracker/signals/judge-availability.ts';
import { areBelievable, judgeStamps } from '#tracker/signals/judge-stamps.ts';
import { judgeStock, withoutCapped } from '#tracker/signals/judge-stock.ts';
import { probeStock } from '#tracker/signals/probe-stock.ts';
import type { BenchPlatform } from './practice-shop.ts';

/** How the platform's reader asks for changes, where it finds signals, and whether it shows stock. */
const READERS = {
  shopify: {
    ...{ overlapMs: 2 * MINUTE_MS, mostChanged: 59, showsStock: false },
    ...{ stamps: 'storefront-graphql', mostProbed: 250, list: 'products-json' },
  },
  woocommerce: {
    ...{ overlapMs: 2 * MINUTE_MS, mostChanged: 300, showsStock: true },
    ...{ stamps: 'store-api+wp-rest', mostProbed: 100, list: 'store-api' },
  },
} as const;

/** How long after the changes the catalogue is asked for. */
const CATALOGUE_AFTER_MS = 2 * SECOND_MS;

/**
 * Reads a practice world directly from its shelf. It returns what the platform's reader would read over the wire (as
 * `shelf-reader.test.ts` proves), a hundred times as fast.
 */
export function shelfReader(
  world: World,
  platform: BenchPlatform,
  clock: ReturnType<typeof manualClock>,
): PlatformReader {
  const reader = READERS[platform];
  const known = new Map<number, { revision: number; product: ReadingProduct }>();

  function read(product: WorldProduct): ReadingProduct {
    const last = known.get(product.id);
    if (last?.revision === product.revision) return last.product;
    const fresh = productOf(product, world.currency, reader.showsStock);
    known.set(product.id, { revision: product.revision, product: fresh });
    return fresh;
  }

  function shownOf(products: readonly WorldProduct[]): ReadingProduct[] {
    return products.filter((product) => product.isPublished).map(read);
  }

  function catalogueOf(
    products: readonly WorldProduct[],
    at: number,
    { areStampsAlive }: Pick<ReadOptions, 'areStampsAlive'>,
  ): Reading {
    const shown = shownOf(products);
    const signals: Reading['signals'] = ['availability'];
    const areOwn = areBelievable(stampsOf(shown), at, areStampsAlive);
    if (areOwn) signals.push('modified');
    const stock = judgeStock(shown);
    if (stock.isPublished) signals.push('stock');
    const stamped = areOwn ? shown : shown.map((product) => ({ ...product, modifiedAt: null }));
    return { at, mode: 'catalogue', products: withoutCapped(stamped, stock.cap), signals, ...PLAIN };
  }

  return {
    readCatalogue: async (_fetcher, _store, options) => {
      clock.advance(CATALOGUE_AFTER_MS);
      return catalogueOf(world.at(clock.now()).products, clock.now(), options);
    },
    async readChanges(_fetcher, _store, since, options) {
      const { sources, stockCap = null } = options;
      const at = clock.now();
      const shelf = world.at(at);
      const changed = writtenAfter(shelf, since - reader.overlapMs, reader.mostChanged + 1);
      const areShown = sources.has(`modified:${reader.stamps}`) && changed.length <= reader.mostChanged;
      if (!areShown) return catalogueOf(shelf.products, at, options);
      const shown = shownOf(changed);
      const products = reader.showsStock ? withoutCapped(shown, stockCap) : shown.map(withoutTexts);
      const signals: Reading['signals'] = [
        'availability',
        'modified',
        ...(reader.showsStock ? ['stock' as const] : []),
      ];
      return { at, mode: 'changes', products, signals, ...PLAIN };
    },
    async probeSignals(_fetcher, _store, reading) {
      const newest = writtenAfter(world.at(clock.now()), Number.NEGATIVE_INFINITY, reader.mostProbed);
      return [
        probeStamps(shownOf(newest), clock.now(), platform),
        await probeStock(reading, reader.list, null),
        judgeAvailability(reading.products, reader.list),
      ];
    },
  };
}

const PLAIN = { isComplete: true, requests: 1, bytes: 0, ranking: null };

function stampsOf(products: readonly ReadingProduct[]): Map<string, number> {
  return new Map(products.map((product) => [product.externalId, product.modifiedAt!]));
}

/** Stamps that are not the products' own are found in a worse source, if in any. */
function probeStamps(products: readonly ReadingProduct[], at: number, platform: BenchPlatform): ProbedSignal {
  const { verdict, facts: evidence } = judgeStamps(stampsOf(products), at);
  const { stamps } = READERS[platform];
  if (verdict === 'plausible') return { kind: 'modified', state: 'alive', source: stamps, evidence };
  const isRefused = verdict === 'degenerate';
  if (platform === 'shopify')
    return { kind: 'modified', state: 'refused', source: isRefused ? stamps : 'products-json', evidence };
  const [state, source] = isRefused ? (['refused', 'wp-rest'] as const) : (['alive', 'store-api'] as const);
  return { kind: 'modified', state, source, evidence };
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
