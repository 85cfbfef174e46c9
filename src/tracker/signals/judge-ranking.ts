import { DAY_MS } from '#runtime/clock.ts';
import type { ImputedSales } from '../estimate/imputed/imputed-sales.ts';
import { rankLawOf, rankSales } from '../estimate/imputed/rank-sales.ts';
import { decayFactor } from '../estimate/orders/product-rate.ts';
import type { KnownProduct } from '../known/product.ts';
import { RATE_MEMORY_DAYS, type StoreModel } from '../known/store-model.ts';
import type { LiveSignals } from '../observation.ts';
import { currencyIn, type Reading } from '../reading.ts';
import { isQuiet } from './is-quiet.ts';
import { inState, newLife, type SignalLife, tallied } from './signal-life.ts';

/** A ranking as a store gives it: products by their own ids, the best first. */
export type Ranking = {
  source: string;
  externalIds: string[];
  /** For some of its best sellers, the least quantity that can be bought; undefined if the store does not show it. */
  leastUnits?: number[];
};

const MIN_RANKED = 5;
const MAX_REMEMBERED = 250;
/** Further down, products that hardly sell change places by chance. */
const MAX_JUDGED = 100;
/**
 * An order is made up if more than this part of all pairs change places in a day; a random order changes half of them.
 */
const MADE_UP = 0.25;
const UNTIL_REFUSED = 2;
/**
 * The order of a young shop changes as if at random, but a random order does not change just a little for a fortnight.
 */
const UNTIL_TRUSTED = 14;
/** If more time lies between two rankings, not all orders in between are known. */
const LONGEST_GAP_MS = 3 * DAY_MS;

type Store = { model: StoreModel; products: ReadonlyMap<string, KnownProduct>; live: LiveSignals };

/**
 * Judges a store's ranking by how it moves. If it is alive and the sales of other products say what a place is worth,
 * it shows what products sold that show nothing else. Otherwise a ranking is an order without a number.
 */
export function judgeRanking(
  life: SignalLife | undefined,
  ranking: Ranking | null,
  reading: Reading,
  store: Store,
): { life: SignalLife | undefined; sales: ImputedSales | null } {
  const { at } = reading;
  if (ranking === null || ranking.externalIds.length < MIN_RANKED)
    return { life: life && missed(life, at), sales: null };
  const evidence = { ranked: ranking.externalIds.length };
  const probe = { kind: 'rank' as const, state: 'alive' as const, source: ranking.source, evidence };
  const known = life?.source === ranking.source && life.why !== 'not shown' ? life : newLife(probe, at);
  const last = known.ranking;
  const kept = {
    ...known,
    probed: evidence,
    missed: 0,
    ranking: { at, clock: store.model.clock, externalIds: ranking.externalIds.slice(0, MAX_REMEMBERED) },
  };
  if (last === null) return { life: kept, sales: null };
  const { swapped, pairs, moved } = compareRankings(firstOf(last.externalIds), firstOf(kept.ranking.externalIds));
  if (pairs > 0 && swapped / pairs > MADE_UP) {
    const contradictions = kept.contradictions + 1;
    const isMadeUp = contradictions >= UNTIL_REFUSED;
    const doubted = { ...kept, contradictions, confirmations: 0 };
    return { life: isMadeUp ? inState(doubted, 'refused', at, 'order is made up') : doubted, sales: null };
  }
  const judged = judgeMoves(kept, moved, at);
  if (judged.state !== 'alive' || at - last.at > LONGEST_GAP_MS) return { life: judged, sales: null };
  const law = rankLawOf(store.model, store.products, ranking.externalIds, store.live);
  const next = {
    ...judged,
    probed: law ? { ...evidence, rankProducts: law.products, rankSlope: Math.round(law.b * 100) / 100 } : evidence,
  };
  if (!law) return { life: next, sales: null };
  const orders = store.model.clock - last.clock * decayFactor(at - last.at, RATE_MEMORY_DAYS);
  const currency = currencyIn(reading);
  const sales = rankSales(
    law,
    { from: last.at, to: at },
    { ...store, ranking: ranking.externalIds, rankingBefore: last.externalIds, orders: Math.max(0, orders), currency },
  );
  return { life: { ...next, probed: { ...next.probed, rankEstimated: sales.products } }, sales };
}

/** The products whose sales the ranking shows; empty if it shows none. */
export function rankedBy(life: SignalLife | undefined): ReadonlySet<string> {
  const isTelling = life?.state === 'alive' && Number(life.probed.rankEstimated ?? 0) > 0;
  return new Set(isTelling ? life.ranking?.externalIds : []);
}

function firstOf(externalIds: readonly string[]): readonly string[] {
  return externalIds.slice(0, MAX_JUDGED);
}

function judgeMoves(life: SignalLife, moved: number, at: number): SignalLife {
  const settled = { ...life, contradictions: 0 };
  // a random order may also be unchanged: what counts is that it moves, and only a little
  const isTrusted = life.state === 'refused' && moved > 0 && life.confirmations + 1 >= UNTIL_TRUSTED;
  if (life.state === 'refused' && !isTrusted)
    return { ...settled, confirmations: life.confirmations + (moved > 0 ? 1 : 0) };
  if (moved > 0)
    return { ...inState(settled, 'alive', at), movedAt: at, tally: tallied(life.tally, at, { moves: 1, ups: 0 }) };
  return life.state === 'alive' && isQuiet(settled, at)
    ? inState(settled, 'silent', settled.movedAt ?? at, 'quiet')
    : settled;
}

function missed(life: SignalLife, at: number): SignalLife {
  const next = { ...life, missed: life.missed + 1 };
  return next.missed >= UNTIL_REFUSED && life.state !== 'refused' ? inState(next, 'silent', at, 'not shown') : next;
}

/** Of the pairs in both rankings, those that changed places; `moved`: the products in them. */
export function compareRankings(
  before: readonly string[],
  after: readonly string[],
): { swapped: number; pairs: number; moved: number } {
  const place = new Map(before.map((externalId, index) => [externalId, index]));
  const places = after.flatMap((externalId) => place.get(externalId) ?? []);
  const moved = new Set<number>();
  let swapped = 0;
  for (let one = 0; one < places.length; one++) {
    for (let other = one + 1; other < places.length; other++) {
      if (places[one]! < places[other]!) continue;
      swapped++;
      moved.add(places[one]!).add(places[other]!);
    }
  }
  return { swapped, pairs: places.length < 2 ? 0 : (places.length * (places.length - 1)) / 2, moved: moved.size };
}
