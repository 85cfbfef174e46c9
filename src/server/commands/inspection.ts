import type { PlatformKind } from '#contract/platform.ts';
import type { StoreProblem } from '#contract/problem.ts';
import type { SignalKind } from '#contract/store.ts';
import { isoOf } from '#runtime/clock.ts';
import { majorOf } from '#runtime/money.ts';
import type { readStore } from '#tracker/inspect-store.ts';
import { NO_CURRENCY } from '#tracker/platforms/parse/price.ts';
import type { ProbedSignal, ReadingProduct } from '#tracker/reading.ts';
import { PROBLEM_TITLES } from '../http/problem-titles.ts';

/** What `npm run inspect` says of a store. */
export type Inspection = {
  url: string;
  platform: PlatformKind;
  detection: { score: number; evidence: string[] };
  name: string | null;
  currency: string | null;
  country: string | null;
  language: string | null;
  productCount: number;
  signals: {
    kind: SignalKind;
    alive: boolean;
    state: ProbedSignal['state'];
    source: string;
    evidence: ProbedSignal['evidence'];
  }[];
  products: InspectedProduct[];
  problems: { code: StoreProblem; message: string }[];
};

type InspectedProduct = {
  id: string;
  title: string;
  url: string;
  price: number;
  compareAtPrice: number | null;
  currency: string | null;
  available: boolean;
  variants: number;
  stock: number | null;
  /** The store's own tags and categories; null if it shows none. */
  labels: string[] | null;
  reviewCount: number | null;
  modifiedAt: string | null;
};

const SHOWN_PRODUCTS = 5;

export function inspectionOf(url: string, store: Awaited<ReturnType<typeof readStore>>): Inspection {
  const { identity, reading, signals, detection } = store;
  const problem = reading.problem?.code;
  return {
    url,
    platform: identity.platform,
    detection,
    name: identity.name,
    currency: identity.currency,
    country: identity.country,
    language: identity.language,
    productCount: reading.isComplete ? reading.products.length : (store.productCount ?? reading.products.length),
    signals: signals.map(({ state, ...signal }) => ({ ...signal, state, alive: state === 'alive' })),
    products: reading.products.slice(0, SHOWN_PRODUCTS).map(inspectedProduct),
    problems: problem ? [{ code: problem, message: PROBLEM_TITLES[problem] }] : [],
  };
}

function inspectedProduct(product: ReadingProduct): InspectedProduct {
  const { variants, currency } = product;
  const offered = variants.find((variant) => variant.isAvailable) ?? variants[0]!;
  const stocks = variants.flatMap(({ stock }) => stock ?? []);
  return {
    id: product.externalId,
    title: product.title,
    url: product.url,
    price: majorOf(offered.priceMinor, currency),
    compareAtPrice: offered.compareAtMinor === null ? null : majorOf(offered.compareAtMinor, currency),
    currency: currency === NO_CURRENCY ? null : currency,
    available: variants.some((variant) => variant.isAvailable),
    variants: variants.length,
    stock: stocks.length > 0 ? stocks.reduce((sum, stock) => sum + stock, 0) : null,
    labels: product.labels,
    reviewCount: product.reviewCount,
    modifiedAt: isoOf(product.modifiedAt),
  };
}

/**
 * Formats the inspection for the terminal. The readers have already removed control characters from the store's texts.
 */
export function printInspection(inspection: Inspection): string {
  const { detection } = inspection;
  const lines = [
    `${inspection.name ?? inspection.url}`,
    row('address', inspection.url),
    row('platform', `${inspection.platform} (${detection.score} of 100: ${detection.evidence.join(', ')})`),
    row('country', inspection.country ?? 'unknown'),
    row('currency', inspection.currency ?? 'unknown'),
    row('products', String(inspection.productCount)),
    '',
    'Signals',
    ...inspection.signals.flatMap(({ kind, state, source, evidence }) => [
      row(kind, `${state}, by ${source}`),
      ...Object.entries(evidence).map(([label, value]) => row('', `${label}: ${value}`)),
    ]),
    '',
    `The first ${inspection.products.length} products`,
    ...inspection.products.flatMap((product) => [
      `  ${product.title}`,
      row('', [priceText(product), availabilityText(product), variantText(product)].join(' · ')),
    ]),
  ];
  for (const { code, message } of inspection.problems)
    lines.push('', `Not everything could be read: ${message} (${code})`);
  return lines.join('\n');
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(14)}${text}`;
}

function priceText({ price, compareAtPrice, currency }: InspectedProduct): string {
  const now = [price, currency].filter((part) => part !== null).join(' ');
  return compareAtPrice === null ? now : `${now} (was ${compareAtPrice})`;
}

function availabilityText({ available, stock }: InspectedProduct): string {
  if (!available) return 'sold out';
  return stock === null ? 'available' : `${stock} in stock`;
}

function variantText({ variants }: InspectedProduct): string {
  return variants === 1 ? '1 variant' : `${variants} variants`;
}
