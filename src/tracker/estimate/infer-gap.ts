import type { Comparison } from '../changes/compare-reading.ts';
import type { ProductRate } from '../known/product.ts';
import type { KnownStore } from '../known/store.ts';
import type { StoreModel } from '../known/store-model.ts';
import type { LiveSignals, Observation } from '../observation.ts';
import type { Reading } from '../reading.ts';
import { evidenceOf } from './evidence-of.ts';
import { HourLedger } from './hour-ledger.ts';
import { inferSales, ORDERS_UNTIL_KNOWN } from './infer-sales.ts';
import { learn, removeOrders } from './learn.ts';
import { takeBackCancelled } from './stock/take-back-cancelled.ts';
import type { Touch } from './writes/classify-touches.ts';
import { retractEdits } from './writes/retract-edits.ts';

/** What a gap holds: sales by hour with their evidence, and the model after it. */
export type GapInference = Pick<Observation, 'productHours' | 'storeHours' | 'evidence' | 'model'> & {
  /** The new rates of products about which the gap says something. */
  rates: ReadonlyMap<string, ProductRate>;
};

/** Finds which changes are evidence of sales, and which earlier sales the texts now show to be edits. Pure. */
export function inferGap(
  known: KnownStore,
  { reading, kind, changes }: Pick<Comparison, 'reading' | 'kind' | 'changes'>,
  live: LiveSignals,
): GapInference {
  let { model } = known;
  let rates: ReadonlyMap<string, ProductRate> = new Map();
  let ledger = new HourLedger(live.stock ? 'mixed' : 'modified');
  const evidence: Observation['evidence'] = [];
  let touches: readonly Touch[] = [];
  if (kind === 'later' && (live.modified || live.stock)) {
    const stamped = changes.filter((change) => change.stampedAt !== null).length;
    const isEveryStampMoved = reading.mode === 'catalogue' && stamped > 0 && stamped === reading.products.length;
    const gap = { from: known.observedUntil!, to: reading.at };
    const inference = inferSales(changes, { known, gap, live, isEveryStampMoved });
    ledger = inference.ledger;
    rates = inference.rates;
    touches = inference.touches;
    model = learn(model, inference.statistics);
    const since = isBeforeAnyOrder(known.model, live) ? gap.from : null;
    evidence.push(...evidenceOf(changes, touches, ledger.productHours(), { seenAt: reading.at, since }));
    const back = takeBackCancelled(ledger, changes, { model, rates, seenAt: reading.at });
    evidence.push(...back.evidence);
    rates = new Map([...rates, ...back.rates]);
    if (back.orders > 0) model = removeOrders(model, { orders: back.orders, edits: 0, fits: [] });
  }
  if (live.modified && showsTexts(reading)) {
    const retracted = retractEdits(ledger, changes, { model: known.model, seenAt: reading.at, touches });
    evidence.push(...retracted.evidence);
    rates = withRetracted(rates, retracted.rates);
    model = { ...removeOrders(model, retracted), textsAt: reading.at };
  }
  return { productHours: ledger.productHours(), storeHours: ledger.storeHours(), evidence, model, rates };
}

/**
 * Whether a gap is estimated again once the store is known: only stamps are live, and hardly any order is known yet.
 */
function isBeforeAnyOrder({ firstWeeksSince, clock }: StoreModel, live: LiveSignals): boolean {
  return firstWeeksSince !== undefined && !live.stock && clock < ORDERS_UNTIL_KNOWN;
}

/** Whether the reading is a whole catalogue that shows texts. Their changes came since the last such catalogue. */
function showsTexts(reading: Reading): boolean {
  const isWhole = reading.mode === 'catalogue' && reading.isComplete;
  return isWhole && reading.products.some((product) => product.bodyHash !== null || product.labels !== null);
}

/** Adds the retracted rates. A product with a rate from this gap keeps that rate, without lone stamps. */
function withRetracted(
  rates: ReadonlyMap<string, ProductRate>,
  retracted: ReadonlyMap<string, ProductRate>,
): ReadonlyMap<string, ProductRate> {
  const joined = new Map(rates);
  for (const [externalId, rate] of retracted) {
    const now = rates.get(externalId);
    joined.set(externalId, now ? { ...now, lone: [] } : rate);
  }
  return joined;
}
