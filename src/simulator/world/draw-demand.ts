import { type Random, seededRandom, seedOf } from '#runtime/random.ts';
import type { OrderEventLine } from './event.ts';
import type { WorldProduct } from './product.ts';

const LOTS = [5, 10, 12, 20, 25];

export type DemandOptions = {
  seed: string;
  /** Exponent of the popularity by rank: 0 makes all products equal, 1 makes a steep shop. */
  popularityTail: number;
  /** Probability of 1, 2, 3, … lines in an order. */
  basketSizes: readonly number[];
  /** The share of lines with more than one unit. */
  multiUnitShare: number;
  restocks: {
    everyDays: number;
    localHour: number;
    /** The share of deliveries that are up to two days late. */
    lateShare: number;
    /** The share of products that are bought so short that they sell out. */
    shortShare: number;
  } | null;
};

/** What is bought: drawn once for a shop, the same on all its days. */
export type Demand = {
  /** How many sales cycles a delivery covers, and the size of its lots. */
  products: { cover: number; lot: number }[];
  unitsPerOrder(product: number, variant: number): number;
  basket(random: Random): OrderEventLine[];
};

export function drawDemand(options: DemandOptions, products: readonly WorldProduct[]): Demand {
  const random = seededRandom(seedOf(`${options.seed}:demand`));
  const ranks = products.map((_, index) => index);
  for (let last = ranks.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [ranks[last], ranks[other]] = [ranks[other]!, ranks[last]!];
  }
  const weights = ranks.map((rank) => (rank + 3) ** -options.popularityTail * Math.exp(0.35 * random.normal()));
  const sums: number[] = [];
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    sums.push(sum);
  }
  const meanLines = options.basketSizes.reduce((mean, share, index) => mean + share * (index + 1), 0);
  const meanQuantity = 1 + options.multiUnitShare * 1.3;
  const covers = products.map(() => ({
    cover: random.next() < (options.restocks?.shortShare ?? 0) ? 0.75 : 2.6,
    lot: LOTS[random.below(LOTS.length)]!,
  }));

  function variantShare(product: number, variant: number): number {
    const count = products[product]!.variants.length;
    return (2 * (count - variant)) / (count * (count + 1));
  }

  function drawVariant(product: number, uniform: number): number {
    let left = uniform;
    let variant = 0;
    const last = products[product]!.variants.length - 1;
    while (variant < last && left >= variantShare(product, variant)) left -= variantShare(product, variant++);
    return variant;
  }

  function drawProduct(uniform: number): number {
    const wanted = uniform * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function basket(from: Random): OrderEventLine[] {
    const lines: OrderEventLine[] = [];
    let left = from.next();
    let size = 1;
    while (size < options.basketSizes.length && left >= options.basketSizes[size - 1]!) {
      left -= options.basketSizes[size - 1]!;
      size++;
    }
    for (let number = 0; number < size; number++) {
      const product = drawProduct(from.next());
      const variant = drawVariant(product, from.next());
      const quantity = from.next() < options.multiUnitShare ? 2 + Number(from.next() < 0.3) : 1;
      if (lines.some((line) => line.product === product)) continue;
      lines.push({ product, variant, quantity, unitPrice: null });
    }
    return lines;
  }

  return {
    products: covers,
    unitsPerOrder: (product, variant) =>
      (weights[product]! / sum) * variantShare(product, variant) * meanLines * meanQuantity,
    basket,
  };
}
