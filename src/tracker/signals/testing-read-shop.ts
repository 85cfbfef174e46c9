import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { type DrawnWorldOptions, drawWorld, PLAIN_WORLD } from '#simulator/world/draw-world.ts';
import type { WorldProduct } from '#simulator/world/product.ts';
import type { World } from '#simulator/world/world.ts';
import { refit } from '../estimate/revision/refit.ts';
import type { KnownProduct } from '../known/product.ts';
import { newStoreModel } from '../known/store-model.ts';
import { observe } from '../observe.ts';
import type { ProbedSignal, Reading, ReadingProduct } from '../reading.ts';
import { applyProbe } from './apply-probe.ts';
import { judgeSignals } from './judge-signals.ts';
import { areBelievable, judgeStamps, MAX_MOVED_SHARE, movedShare } from './judge-stamps.ts';
import { judgeStock } from './judge-stock.ts';
import { quietHours } from './quiet-hours.ts';
import { isAlive, isRead, type SignalLife, type SignalLives } from './signal-life.ts';

export const STARTS_AT = Date.UTC(2026, 2, 2);

/** A fault in what a shop shows: changes a reading before anybody sees it. */
export type Distortion = (reading: Reading, at: number) => Reading;

export type Day = {
  states: Partial<Record<SignalLife['kind'], SignalLife['state']>>;
  orders: number;
  units: number;
  observedHours: number;
  trueOrders: number;
  trueUnits: number;
};

export function drawnShop(options: Partial<DrawnWorldOptions> = {}): World {
  return drawWorld({
    ...PLAIN_WORLD,
    seed: 'watched',
    productCount: 40,
    numbering: 'woocommerce',
    language: 'en',
    vendor: 'Watched',
    priceScale: 1,
    currency: 'EUR',
    startsAt: STARTS_AT - 30 * DAY_MS,
    untrackedShare: 0,
    ordersPerHour: { first: 4, afterYear: 4 },
    ...options,
  });
}

/** A shop that shows every stamp and every quantity, read for days as the tracker does: hourly, probed once a day. */
export function readDays(
  world: World,
  days: number,
  options: {
    distort?: Distortion;
    everyMs?: number;
    kinds?: readonly SignalLife['kind'][];
    /** Whether the tracker is off at this time. */
    isOff?: (at: number) => boolean;
    /** How many products a reading shows, in turn, after the first. */
    part?: number;
  } = {},
) {
  const { distort = (reading: Reading) => reading, everyMs = HOUR_MS, kinds = ['modified', 'stock'] } = options;
  const products = new Map<string, KnownProduct>();
  const known = { model: newStoreModel(), observedUntil: null as number | null, products, catalogueSize: 0 };
  let lives: SignalLives = new Map();
  let probedAt = Number.NEGATIVE_INFINITY;
  const told: Day[] = [];
  const changes: { at: number; kind: string; state: string; why: string | null }[] = [];

  const readAt = new Map<string, number>();
  let next = 0;
  function inPart(whole: Reading, size = whole.products.length): Reading {
    const isPart = readAt.size > 0 && size < whole.products.length;
    const turn = (next / size) % Math.ceil(whole.products.length / size);
    const shown = isPart ? whole.products.slice(turn * size, (turn + 1) * size) : whole.products;
    if (isPart) next += size;
    const products = shown.map((one) => (isPart ? { ...one, readBefore: readAt.get(one.externalId) } : one));
    for (const { externalId } of shown) readAt.set(externalId, whole.at);
    return { ...whole, products, isComplete: !isPart, listed: whole.products.length };
  }

  for (let at = STARTS_AT; at <= STARTS_AT + days * DAY_MS; at += everyMs) {
    if (options.isOff?.(at)) continue;
    const shown = inPart(readingOf(world, at, kinds), options.part);
    const given = believable(distort(shown, at), lives);
    const judged = judgeSignals(lives, known, given);
    const seen = observe(known, judged.reading, judged.live);
    const before = lives;
    lives = judged.lives;
    const hours = [...seen.storeHours];
    for (const { kind, stoodSince } of judged.live.modified !== judged.live.stock ? judged.proven : []) {
      hours.push(...quietHours(kind, stoodSince, known.observedUntil!));
    }
    for (const product of seen.products) products.set(product.externalId, product);
    known.model = seen.model;
    known.observedUntil = seen.observedUntil;
    known.catalogueSize = products.size;
    if (at - probedAt >= DAY_MS) {
      probedAt = at;
      known.model = refit(
        known.model,
        [...products.values()].map((product) => product.rate),
      );
      const second = distort(readingOf(world, at + 5_000, kinds), at + 5_000);
      const probes = probesOf(distort(shown, at), second, kinds);
      lives = new Map(
        probes.map((probe) => {
          const carriedAt = given.signals.includes(probe.kind) ? at : null;
          return [probe.kind, applyProbe(lives.get(probe.kind), probe, at, carriedAt)];
        }),
      );
    }
    for (const [kind, life] of lives) {
      if (before.get(kind)?.state !== life.state) changes.push({ at, kind, state: life.state, why: life.why });
    }
    for (const hour of hours) {
      const day = Math.floor((hour.hour - STARTS_AT) / DAY_MS);
      if (day < 0) continue;
      told[day] ??= emptyDay();
      const sum = told[day];
      sum.orders += hour.orders;
      sum.units += hour.units;
      sum.observedHours += hour.observedSeconds / 3_600;
    }
    const today = Math.floor((at - STARTS_AT) / DAY_MS);
    told[today] ??= emptyDay();
    told[today].states = Object.fromEntries([...lives].map(([kind, life]) => [kind, life.state]));
  }
  for (const order of world.truth(STARTS_AT, STARTS_AT + days * DAY_MS)) {
    const day = told[Math.floor((order.placedAt - STARTS_AT) / DAY_MS)];
    if (!day) continue;
    day.trueOrders++;
    day.trueUnits += order.lines.reduce((sum, line) => sum + line.quantity, 0);
  }
  return {
    days: told.slice(0, days),
    changes,
    lives,
    model: known.model,
    sources: [...lives.values()].filter(isRead),
  };
}

function emptyDay(): Day {
  return { states: {}, orders: 0, units: 0, observedHours: 0, trueOrders: 0, trueUnits: 0 };
}

/** Leaves stamps of a rendering and quantities at a cap out of a whole catalogue, as the readers do. */
function believable(reading: Reading, lives: SignalLives): Reading {
  if (areBelievable(stampsOf(reading), reading.at, isAlive(lives.get('modified')))) return reading;
  return {
    ...reading,
    signals: reading.signals.filter((kind) => kind !== 'modified'),
    products: reading.products.map((product) => ({ ...product, modifiedAt: null })),
  };
}

function probesOf(first: Reading, second: Reading, kinds: readonly SignalLife['kind'][]): ProbedSignal[] {
  const probes: ProbedSignal[] = [];
  if (kinds.includes('modified')) {
    const { verdict, facts } = judgeStamps(stampsOf(first), first.at);
    const moved = movedShare(stampsOf(first), stampsOf(second));
    const isStill = moved <= MAX_MOVED_SHARE;
    const state = verdict === 'degenerate' || !isStill ? 'refused' : 'alive';
    probes.push({ kind: 'modified', state, source: 'test', evidence: { ...facts, movedAtSecondLook: moved } });
  }
  if (kinds.includes('stock')) {
    const { isPublished, facts } = judgeStock(first.products);
    const state = isPublished ? 'alive' : facts.withQuantity ? 'refused' : 'silent';
    probes.push({ kind: 'stock', state, source: 'test', evidence: facts });
  }
  return probes;
}

function stampsOf(reading: Reading): Map<string, number> {
  return new Map(
    reading.products.flatMap(({ externalId, modifiedAt }) => (modifiedAt === null ? [] : [[externalId, modifiedAt]])),
  );
}

function readingOf(world: World, at: number, kinds: readonly SignalLife['kind'][]): Reading {
  return {
    at,
    mode: 'catalogue',
    isComplete: true,
    products: world
      .at(at)
      .published()
      .map((product) => shownProduct(product, kinds)),
    requests: 1,
    bytes: 1,
    signals: [...kinds],
    ranking: null,
  };
}

function shownProduct(product: WorldProduct, kinds: readonly SignalLife['kind'][]): ReadingProduct {
  return {
    externalId: String(product.id),
    handle: product.handle,
    title: product.title,
    url: `http://watched.example/${product.handle}`,
    imageUrl: null,
    vendor: product.vendor,
    productType: product.productType,
    labels: null,
    bodyHash: null,
    reviewCount: null,
    currency: 'EUR',
    publishedAt: product.publishedAt,
    modifiedAt: kinds.includes('modified') ? product.modifiedAt : null,
    variants: product.variants.map((variant) => ({
      externalId: String(variant.id),
      title: variant.title,
      sku: variant.sku,
      priceMinor: variant.priceMinor,
      compareAtMinor: null,
      isAvailable: variant.stock === null || variant.stock > 0,
      stock: kinds.includes('stock') ? variant.stock : null,
    })),
  };
}

/** Applies a distortion during a range of days. */
export function during(fromDay: number, toDay: number, distort: Distortion): Distortion {
  return (reading, at) => {
    const day = (at - STARTS_AT) / DAY_MS;
    return day >= fromDay && day < toDay ? distort(reading, at) : reading;
  };
}

export function withStock(reading: Reading, stockOf: (stock: number | null, id: string) => number | null): Reading {
  return {
    ...reading,
    products: reading.products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => {
        const stock = stockOf(variant.stock, variant.externalId);
        return { ...variant, stock };
      }),
    })),
  };
}

export function withStamps(reading: Reading, stampOf: (modifiedAt: number | null) => number | null): Reading {
  return {
    ...reading,
    products: reading.products.map((product) => ({ ...product, modifiedAt: stampOf(product.modifiedAt) })),
  };
}

export const RENDER_TIMES: Distortion = (reading, at) => withStamps(reading, () => at - (at % MINUTE_MS) / 60);
