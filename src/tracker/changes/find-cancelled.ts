import { SECOND_MS } from '#runtime/clock.ts';
import type { KnownVariant, SoldUnits } from '../known/product.ts';
import type { ProductChange } from './compare-product.ts';
import { SOLD_KEPT_MS } from './compare-stock.ts';

/** A merchant who books a delivery writes more products than an order holds. */
const MAX_OTHER_RISES = 2;
/** Above this chance, a rise that is no cancelled order would match a sale just as well. */
const MAX_CHANCE = 0.1;

type Rise = { change: ProductChange; variant: KnownVariant; units: number };
type Match = Rise & { sold: SoldUnits; chance: number };

/**
 * Finds units that came back with a cancelled order: as many as a recent sale took, of all products of that order and
 * of no others in the same second. Other rises are a delivery; if there are several, a lone match belongs to it. Moves
 * the units in `changes` from `risen` to `cancelled`.
 */
export function findCancelled(changes: readonly ProductChange[], at: number): void {
  const rises = changes.flatMap((change) => change.stock.rises.map((rise) => ({ change, ...rise })));
  if (rises.length === 0) return;
  const groups = Map.groupBy(rises, ({ change }) => change.stampedAt ?? change.externalId);
  const matched = [...groups.values()].map((group) => ({ group, matches: matchesOf(group, at) }));
  const others = matched.reduce((sum, { group, matches }) => sum + (matches ? 0 : group.length), 0);
  for (const { matches } of matched) {
    if (!matches || (matches.length === 1 && others > MAX_OTHER_RISES)) continue;
    for (const match of matches) takeOff(match);
  }
}

/** The sales of one moment that these rises undo; null if there are none. */
function matchesOf(group: readonly Rise[], at: number): Match[] | null {
  const [first, ...rest] = group;
  const found = (rise: Rise, sold: SoldUnits): Match => ({ ...rise, sold, chance: chanceOf(rise, sold, at) });
  for (const sold of candidates(first!)) {
    const matches = [found(first!, sold)];
    for (const rise of rest) {
      const same = candidates(rise).find((one) => isOneSave(one.from, sold.from) && isOneSave(one.to, sold.to));
      if (same) matches.push(found(rise, same));
    }
    const isLikely = matches.reduce((chance, match) => chance * match.chance, 1) < MAX_CHANCE;
    if (matches.length === group.length && isLikely) return matches;
  }
  return null;
}

/** A shop saves the products of an order one after the other: the second may turn. */
function isOneSave(one: number, other: number): boolean {
  return Math.abs(one - other) <= SECOND_MS;
}

/** The chance that a sale of so many units, at the rate of the remembered days, lies as near to any given moment. */
function chanceOf(rise: Rise, sold: SoldUnits, at: number): number {
  const alike = candidates(rise).length;
  return 1 - Math.exp((-alike * (at - sold.to)) / SOLD_KEPT_MS);
}

/** The latest first. An exact number comes before a part of a larger one, which several orders may have made. */
function candidates({ variant, units }: Rise): SoldUnits[] {
  const sold = (variant.sold ?? []).toReversed();
  return [...sold.filter((one) => one.units === units), ...sold.filter((one) => one.units > units)];
}

function takeOff({ change, variant, units, sold }: Match): void {
  change.stock.risen -= units;
  change.stock.rises = change.stock.rises.filter((rise) => rise.variant !== variant);
  change.stock.cancelled.push({ ...sold, units, part: units / sold.units });
  const left = (variant.sold ?? []).flatMap((one) => {
    if (one !== sold) return [one];
    return one.units > units ? [{ ...one, units: one.units - units }] : [];
  });
  if (left.length > 0) variant.sold = left;
  else delete variant.sold;
}
