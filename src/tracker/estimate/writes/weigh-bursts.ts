import type { BasketSizes } from '../orders/baskets.ts';
import type { Intensity } from '../orders/intensity.ts';
import { cutByHour, type Gap, HOUR_LEVEL_SHAPE, MIN_BURST } from '../orders/order-timeline.ts';
import { BIN_MS, splitBursts } from '../orders/split-bursts.ts';
import { expectedOrders } from '../orders/spread-orders.ts';
import { lnGamma } from '../statistics/ln-gamma.ts';
import { countBelow } from '../statistics/sorted.ts';
import type { Touch } from './classify-touches.ts';
import type { WritesPart } from './contamination.ts';

/** With less than this many times the expected orders, it is no burst. */
const BURST_FACTOR = 3;

/**
 * Goods that are unpacked are stamped one by one: many products within minutes, each alone. A burst of orders would
 * hold baskets of several products as often as other orders do. Lowers the weights of the lone stamps in bursts, and
 * returns them.
 */
export function weighBursts(
  touches: readonly Touch[],
  gap: Gap,
  usual: { baskets: BasketSizes; intensity: Intensity | null; shareSum: number },
): ReadonlySet<Touch> {
  const { baskets, intensity, shareSum } = usual;
  const inBursts = new Set<Touch>();
  const sold = touches.filter(({ weight }) => weight > 0);
  const seconds = [...Map.groupBy(sold, ({ at }) => at)].sort(([one], [other]) => one - other);
  if (!intensity || seconds.length < MIN_BURST) return inBursts;
  const times = seconds.map(([at]) => at);
  for (const { from, to } of stretches(times, gap)) {
    const within = seconds.slice(countBelow(times, from), countBelow(times, to)).map(([, together]) => together);
    const expected = expectedOrders({ from, to }, intensity);
    if (within.length < Math.max(MIN_BURST, BURST_FACTOR * expected)) continue;
    const lone = within.flatMap((together) => (together.length === 1 ? together : []));
    const later = touches.filter(({ at }) => at > (from + to) / 2);
    const covered = later.reduce((sum, touch) => sum + touch.shareBefore, 0) / shareSum;
    const seen = { lone: lone.length, baskets: within.length - lone.length };
    const { part, sd } = writesInBurst(seen, expected, { share: loneShare(baskets, covered), orders: baskets.known });
    for (const touch of lone) {
      inBursts.add(touch);
      touch.doubt = touch.weight * sd;
      touch.weight *= 1 - part;
      if (touch.weight >= 0.5) continue;
      touch.classifiedAs = 'unknown';
      touch.why = 'one-by-one';
    }
  }
  return inBursts;
}

/** Parts of a gap, between which the rate of stamps changes. */
function stretches(seconds: readonly number[], gap: Gap): Gap[] {
  const bins = cutByHour(gap, BIN_MS).map(({ from, to }) => {
    return { from, to, seen: countBelow(seconds, to) - countBelow(seconds, from), visible: 1 };
  });
  return splitBursts(bins, (joined) => ({ ...joined[0]!, to: joined.at(-1)!.to }));
}

/**
 * The part of a burst's lone stamps that are writes, by Bayes. Either all stamps are orders, and usually many of them
 * hold several products (beta-binomial, by the `orders` that tell the usual share of lone ones), or writes came among
 * the usual orders, with as many baskets as other minutes have (negative binomial). Both are as likely.
 */
export function writesInBurst(
  { lone, baskets }: { lone: number; baskets: number },
  expected: number,
  usual: { share: number; orders: number },
): WritesPart {
  if (lone === 0) return { part: 0, sd: 0 };
  const [a, b] = [usual.share * usual.orders, (1 - usual.share) * usual.orders];
  const ofOrders =
    lnBeta(a + lone, b + baskets) - lnBeta(a, b) - lnBeta(lone + 1, baskets + 1) - Math.log(lone + baskets + 1);
  const shape = HOUR_LEVEL_SHAPE;
  const rate = shape / ((1 - usual.share) * expected);
  const ofWrites =
    lnGamma(shape + baskets) -
    lnGamma(shape) -
    lnGamma(baskets + 1) +
    shape * Math.log(rate / (rate + 1)) -
    baskets * Math.log(rate + 1);
  const chance = 1 / (1 + Math.exp(ofOrders - ofWrites));
  const orders = (usual.share * expected * (shape + baskets)) / (shape + shape / rate);
  const writes = Math.max(0, 1 - orders / lone);
  const ordersVar = orders * (1 + orders / (shape + baskets));
  return {
    part: chance * writes,
    sd: Math.sqrt(chance * (1 - chance) * writes ** 2 + (chance * ordersVar) / lone ** 2),
  };
}

function lnBeta(a: number, b: number): number {
  return lnGamma(a) + lnGamma(b) - lnGamma(a + b);
}

const STEP = 1e-3;

/**
 * Of the orders that still show although a part of all lines is `covered`, those of which a single product shows: (1 − ρ)
 * G′(ρ) / (1 − G(ρ)).
 */
function loneShare({ isWithin }: BasketSizes, covered: number): number {
  const at = Math.min(1 - 2 * STEP, covered);
  const slope = (isWithin(at + STEP) - isWithin(at)) / STEP;
  return Math.min(1 - STEP, ((1 - at) * slope) / (1 - isWithin(at)));
}
