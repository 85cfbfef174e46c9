import { spreadUpTo } from '#sales/range.ts';
import type { SeenQuantities, StoreModel } from '../../known/store-model.ts';
import { expectedMore, type Goods, UNIT_PRIOR, type UnitPrior } from './unit-prior.ts';

/**
 * Units in a line: mean, spread between lines, and how wrong the mean may be for the whole store. `shape`: of a Gamma
 * that lies as the most of the lines do, which in a few huge ones the variance does not.
 */
export type LineQuantity = { mean: number; variance: number; sharedSd: number; shape: number };

/** So many lines of known quantity tell as much as all other shops do. */
const WORTH_LINES = 5;
/** E[(q − 1)²] / E[q − 1], in shops: 2 in groceries, 2.3 in a marketplace of small shops. */
const DISPERSION = 2.2;

/** Units in a line of goods at that price, in major units of the store's currency; null: of what the store sells. */
export function lineQuantity(model: StoreModel, price: number | null): LineQuantity {
  return quantityOf(UNIT_PRIOR, goodsAt(model, price), model.quantities);
}

/** Units beyond the first that shops like this one have in a line of such goods. */
export function usualMore(model: StoreModel, price: number): number {
  return expectedMore(UNIT_PRIOR, goodsAt(model, price));
}

function goodsAt({ trade }: StoreModel, price: number | null): Goods {
  const usd = price === null || !trade?.usd ? (trade?.medianUsd ?? null) : price * trade.usd;
  return { usd, tags: trade?.tags ?? [], isWholesale: trade?.isWholesale ?? false, leastUnits: trade?.leastUnits };
}

/**
 * What other shops have of such goods, times what this one has of it where its lines are known: Gamma over those that
 * were expected, lines that go far beyond one unit counted for less (quasi-Poisson).
 */
export function quantityOf(prior: UnitPrior, goods: Goods, seen: SeenQuantities): LineQuantity {
  const usual = expectedMore(prior, goods);
  const beyond = Math.max(0, seen.units - seen.lines);
  const meanMore = (beyond + usual * WORTH_LINES) / (seen.lines + WORTH_LINES);
  const squares = Math.max(0, seen.unitsSquared - 2 * seen.units + seen.lines);
  const dispersion = (squares + DISPERSION * usual * WORTH_LINES) / (beyond + usual * WORTH_LINES);
  // lines as good as those: of a few huge ones the most tell little
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

/** The shape of greatest likelihood by the logarithm of the mean less the mean logarithm (Minka 2002). */
function gammaShape(lead: number): number {
  return lead > 0 ? (3 - lead + Math.sqrt((3 - lead) ** 2 + 24 * lead)) / (12 * lead) : Number.POSITIVE_INFINITY;
}
