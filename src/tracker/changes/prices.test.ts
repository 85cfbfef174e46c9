import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#runtime/clock.ts';
import type { KnownStore } from '../known/store.ts';
import { newStoreModel } from '../known/store-model.ts';
import type { LiveSignals, Observation } from '../observation.ts';
import { observe } from '../observe.ts';
import type { Reading, ReadingProduct } from '../reading.ts';

const START = Date.UTC(2026, 2, 2);
const NO_SIGNAL: LiveSignals = { modified: false, stock: false };

type Given = { price?: number; compareAt?: number | null; title?: string; currency?: string; stampedAt?: number };

const ids = Array.from({ length: 20 }, (_, index) => `p${index}`);

function product(id: string, given: Given = {}): ReadingProduct {
  return {
    externalId: id,
    handle: id,
    title: given.title ?? id,
    url: `https://shop.example/${id}`,
    imageUrl: null,
    vendor: null,
    productType: null,
    labels: null,
    bodyHash: null,
    reviewCount: null,
    currency: given.currency ?? 'EUR',
    publishedAt: null,
    modifiedAt: given.stampedAt ?? START - HOUR_MS,
    variants: [
      {
        externalId: `${id}-1`,
        title: null,
        sku: null,
        priceMinor: given.price ?? 1000,
        compareAtMinor: given.compareAt ?? null,
        isAvailable: true,
        stock: null,
      },
    ],
  };
}

/**
 * The observations of a shop read hourly. Each reading is given by how it differs from the usual one; null: a missing
 * product.
 */
function follow(readings: ((id: string, index: number) => Given | null)[], live = NO_SIGNAL): Observation[] {
  let known: KnownStore = { model: newStoreModel(), observedUntil: null, products: new Map(), catalogueSize: 0 };
  return readings.map((given, hour) => {
    const reading: Reading = {
      at: START + hour * HOUR_MS,
      mode: 'catalogue',
      isComplete: true,
      products: ids.flatMap((id, index) => {
        const own = given(id, index);
        return own === null ? [] : [product(id, own)];
      }),
      requests: 1,
      bytes: 1,
      signals: ['modified'],
      ranking: null,
    };
    const seen = observe(known, reading, live);
    const products = new Map(known.products);
    for (const one of seen.products) products.set(one.externalId, one);
    known = { model: seen.model, observedUntil: seen.observedUntil, products, catalogueSize: products.size };
    return seen;
  });
}

const usual = (): Given => ({});
const first = (given: Given) => (_: string, index: number) => (index === 0 ? given : {});
const all = (given: Given) => () => given;
const kindsOf = (seen: Observation[]) =>
  seen.map(({ events }) => events.filter((event) => !event.isPart).map((event) => event.kind));

describe('a price', () => {
  it('counts once it was seen twice, from when it was first seen', () => {
    const seen = follow([usual, first({ price: 900 }), first({ price: 900 }), first({ price: 900 })]);
    expect(kindsOf(seen)).toEqual([[], [], ['price'], []]);
    expect(seen[2]!.events[0]).toMatchObject({
      at: START + HOUR_MS,
      before: { currency: 'EUR', variants: [{ externalId: 'p0-1', priceMinor: 1000 }] },
      after: { currency: 'EUR', variants: [{ externalId: 'p0-1', priceMinor: 900 }] },
    });
  });

  it('that was seen once was a glitch, and is dropped', () => {
    const seen = follow([usual, first({ price: 1 }), usual, usual]);
    expect(kindsOf(seen).flat()).toEqual([]);
    expect(seen[3]!.products).toEqual([]);
  });

  it('that came with a stamp of its product counts at once, from the stamp', () => {
    const stampedAt = START + HOUR_MS / 2;
    const seen = follow([usual, first({ price: 900, stampedAt })], { modified: true, stock: false });
    expect(seen[1]!.events).toMatchObject([{ kind: 'price', at: stampedAt }]);
  });

  it('that flips back and forth is not reported over and over', () => {
    const flip = (hour: number) => (Math.floor(hour / 2) % 2 === 0 ? usual : first({ price: 1300 }));
    const seen = follow(Array.from({ length: 60 }, (_, hour) => flip(hour)));
    expect(kindsOf(seen).flat()).toEqual(['price', 'price']);
  });

  it('is reported again once it stays for a day', () => {
    const flips = Array.from({ length: 20 }, (_, hour) =>
      Math.floor(hour / 2) % 2 === 0 ? usual : first({ price: 1300 }),
    );
    const lasting = Array.from({ length: 30 }, () => first({ price: 1300 }));
    expect(kindsOf(follow([...flips, ...lasting])).flat()).toEqual(['price', 'price', 'price']);
  });
});

describe('a catalogue', () => {
  it('in the prices of another market has not changed its prices, and keeps its own', () => {
    const away = (_: string, index: number) => ({ price: Math.round((1000 + index) * 1.0864), currency: 'USD' });
    const home = (_: string, index: number) => ({ price: 1000 + index });
    const seen = follow([home, away, away, home]);
    expect(seen.flatMap((one) => one.events)).toEqual([]);
    expect(seen.slice(1).flatMap((one) => one.products)).toEqual([]);
    expect(seen[1]!.reading.products[3]).toMatchObject({ currency: 'EUR', variants: [{ priceMinor: 1003 }] });
  });

  it('whose prices all moved by one odd factor is in another market, even if no currency is shown', () => {
    const away = (_: string, index: number) => ({ price: Math.round((1000 + 37 * index) * 0.8637) });
    const home = (_: string, index: number) => ({ price: 1000 + 37 * index });
    expect(follow([home, away, away, home]).flatMap((one) => one.events)).toEqual([]);
  });

  it('that stays in another currency is in it from then on, with each price changed and no sale', () => {
    const seen = follow([usual, ...Array.from({ length: 80 }, () => all({ price: 870, currency: 'GBP' }))]);
    const events = seen.flatMap((one) => one.events);
    expect(events).toHaveLength(ids.length);
    expect(events[0]).toMatchObject({
      kind: 'price',
      isPart: true,
      before: { currency: 'EUR' },
      after: { currency: 'GBP' },
    });
  });

  it('that stays in another currency is in it although readings between show nothing that moved', () => {
    const abroad = all({ price: 870, currency: 'GBP' });
    const seen = follow([usual, ...Array.from({ length: 100 }, (_, hour) => (hour % 20 === 0 ? abroad : () => null))]);
    expect(seen.flatMap((one) => one.events)).toHaveLength(ids.length);
  });

  it('of which most is cut by a similar part is on sale, until it is not', () => {
    const cut = (_: string, index: number): Given => (index < 12 ? { price: 800, compareAt: 1000 } : {});
    const seen = follow([usual, cut, cut, cut, usual, usual]);
    expect(kindsOf(seen)).toEqual([[], [], ['sale_started'], [], [], ['sale_ended']]);
    expect(seen[2]!.events.find((event) => event.kind === 'sale_started')).toMatchObject({
      externalId: null,
      at: START + HOUR_MS,
      after: { products: 12, share: 0.6, depth: expect.closeTo(0.2, 6) },
    });
    expect(seen[2]!.events.filter((event) => event.kind === 'price')).toHaveLength(12);
  });

  it('cut as a whole by a round part is on sale too', () => {
    const seen = follow([usual, all({ price: 750 }), all({ price: 750 })]);
    expect(kindsOf(seen)).toEqual([[], [], ['sale_started']]);
  });

  it('is counted without removed products', () => {
    const half = (given: Given) => (_: string, index: number) => (index < 10 ? null : given);
    const seen = follow([usual, half({}), half({}), half({}), half({ price: 800 }), half({ price: 800 })]);
    const sale = seen.flatMap(({ events }) => events).find((event) => event.kind === 'sale_started');
    expect(sale?.after).toMatchObject({ products: 10, share: 1 });
  });

  it('of which many products are edited in one gap has one bulk edit, and each product still has its own', () => {
    const edited = (id: string, index: number): Given => (index < 6 ? { title: `New ${id}` } : {});
    const [, seen] = follow([usual, edited]);
    expect(kindsOf([seen!])).toEqual([['bulk_edit']]);
    expect(seen!.events.filter((event) => event.kind === 'edited')).toHaveLength(6);
    const few = follow([usual, (id, index) => (index < 4 ? { title: `New ${id}` } : {})]);
    expect(kindsOf(few)[1]).toEqual(['edited', 'edited', 'edited', 'edited']);
  });
});
