import { HOUR_MS } from '#runtime/clock.ts';
import type { KnownStore } from './known/store.ts';
import { newStoreModel } from './known/store-model.ts';
import type { LiveSignals, Observation } from './observation.ts';
import { observe } from './observe.ts';
import type { Reading, ReadingProduct } from './reading.ts';

export const START = Date.UTC(2026, 2, 2);
export const STAMPS: LiveSignals = { modified: true, stock: false };
export const BOTH: LiveSignals = { modified: true, stock: true };
export const STOCK: LiveSignals = { modified: false, stock: true };

export type Given = {
  modifiedAt?: number | null;
  stock?: number | null;
  title?: string;
  priceMinor?: number;
  isAvailable?: boolean;
  labels?: string[];
  bodyHash?: string;
  reviewCount?: number;
};

export function product(id: string, given: Given = {}): ReadingProduct {
  return {
    externalId: id,
    handle: id,
    title: given.title ?? `Product ${id}`,
    url: `https://shop.example/${id}`,
    imageUrl: null,
    vendor: null,
    productType: null,
    labels: given.labels ?? null,
    bodyHash: given.bodyHash ?? null,
    reviewCount: given.reviewCount ?? null,
    currency: 'EUR',
    publishedAt: null,
    modifiedAt: given.modifiedAt === undefined ? START - HOUR_MS : given.modifiedAt,
    variants: [
      {
        externalId: `${id}-1`,
        title: null,
        sku: null,
        priceMinor: given.priceMinor ?? 1000,
        compareAtMinor: null,
        isAvailable: given.isAvailable ?? true,
        stock: given.stock ?? null,
      },
    ],
  };
}

export function reading(at: number, products: ReadingProduct[], given: Partial<Reading> = {}): Reading {
  return {
    at,
    mode: 'catalogue',
    isComplete: true,
    products,
    requests: 1,
    bytes: 1,
    signals: ['modified'],
    ranking: null,
    ...given,
  };
}

export function knownAfter(before: KnownStore, seen: Observation): KnownStore {
  const products = new Map(before.products);
  for (const one of seen.products) products.set(one.externalId, one);
  return { ...before, model: seen.model, observedUntil: seen.observedUntil, products, catalogueSize: products.size };
}

export function firstKnown(products: ReadingProduct[], live: LiveSignals): KnownStore {
  const model = newStoreModel();
  const empty: KnownStore = { model, observedUntil: null, products: new Map(), catalogueSize: 0, holdMs: HOUR_MS };
  return knownAfter(empty, observe(empty, reading(START, products), live));
}

export const ordersOf = (seen: Observation) => seen.storeHours.reduce((sum, hour) => sum + hour.orders, 0);
export const unitsOf = (seen: Observation) => seen.storeHours.reduce((sum, hour) => sum + hour.units, 0);
