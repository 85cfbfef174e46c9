import { spreadUpTo } from '#sales/range.ts';
import type { SeenQuantities, StoreModel } from '../../known/store-model.ts';
import { expectedMore, type Goods, UNIT_PRIOR, type UnitPrior } from './unit-prior.ts';

/**
 * Units in a line: mean, variance between lines, and the error of the mean that the whole store shares. `shape` is of a
 * Gamma that fits most of the lines; with a few huge lines, the variance does not.
 */
export type LineQuantity = { mean: number; variance: number; sharedSd: number; shape: number };

/** This many lines of known quantity say as much as all other shops do. */
const WORTH_LINES = 5;
/** E[(q − 1)²] / E[q − 1], in shops: 2 in groceries, 2.3 in a marketplace of small shops. */
const DISPERSION = 2.2;

/**
 * Units in a line of goods at that price, in major units of the store's currency; null: at the store's median price.
 */
export function lineQuantity(model: StoreModel, price: number | null): LineQuantity {
  return quantityOf(UNIT_PRIOR, goodsAt(model, price), model.quantities);
}

/** The units beyond the first that shops like this one sell in a line of such goods. */
export function usualExtraUnits(model: StoreModel, price: number): number {
  return expectedMore(UNIT_PRIOR, goodsAt(model, price));
}

function goodsAt({ trade }: StoreModel, price: number | null): Goods {
  const usd = price === null || !trade?.usd ? (trade?.medianUsd ?? null) : price * trade.usd;
  return { usd, tags: trade?.tags ?? [], isWholesale: trade?.isWholesale ?? false, leastUnits: trade?.leastUnits };
}

/**
 * What other shops sell of such goods, times how this shop's known lines compare with that: a Gamma over the units that
 * were expected. Lines far beyond one unit count less (quasi-Poisson).
 */
export function quantityOf(prior: UnitPrior, goods: Goods, seen: SeenQuantities): LineQuantity {
  const usual = expectedMore(prior, goods);
  const beyond = Math.max(0, seen.units - seen.lines);
  const meanMore = (beyond + usual * WORTH_LINES) / (seen.lines + WORTH_LINES);
  const squares = Math.max(0, seen.unitsSquared - 2 * seen.units + seen.lines);
  const dispersion = (squares + DISPERSION * usual * WORTH_LINES) / (beyond + usual * WORTH_LINES);
  // a few huge lines say little: the dispersion of most lines follows from their shape
  const shape = gammaShape(
    Math.log(1 + meanMore) - (seen.logs + Math.log1p(usual) * WORTH_LINES) / (seen.lines + WORTH_LINES),
  );
  const weight = 1 / Math.max(1, Math.min(dispersion, (1 + meanMore) ** 2 / (shape * meanMore)));
  const times = (1 + beyond * weight) / (1 + seen.expected * weight);
  const more = usual * times;
  const high = goods.isWholesale ? prior.wholesale.high : prior.high;
  const unknown = WORTH_LINES / (WORTH_LINES + seen.lines);
  const sharedSd = Math.hypot(
    (more * (1 - unknown)) / Math.sqrt(1 + beyond * weight),
    spreadUpTo(1 + more, 1 + more * high) * unknown,
  );
  return { mean: 1 + more, variance: Math.max(0, more * (dispersion - more)), sharedSd, shape };
}

/** The maximum-likelihood shape, given the logarithm of the mean minus the mean logarithm (Minka 2002). */
function gammaShape(lead: number): number {
  return lead > 0 ? (3 - lead + Math.sqrt((3 - lead) ** 2 + 24 * lead)) / (12 * lead) : Number.POSITIVE_INFINITY;
}
