import { sql } from 'kysely';
import { withEditedParts } from '#catalog/edited-parts.ts';
import { recordEvents } from '#catalog/record-events.ts';
import { markProductsGone, upsertProducts } from '#catalog/upsert-products.ts';
import { isoDay } from '#contract/date-range.ts';
import type { FactsTransaction } from '#database/connect.ts';
import { keptSince } from '#database/partitions.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { isoOf } from '#runtime/clock.ts';
import { majorOf } from '#runtime/money.ts';
import { toJson } from '#runtime/to-json.ts';
import { recordSales } from '#sales/record-sales.ts';
import type { UsdRate } from '#sales/usd-rates.ts';
import type { KnownProduct } from '../../known/product.ts';
import type { ObservationBatch } from '../observation-batch.ts';
import { restateFirstWeeks } from './restate-first-weeks.ts';
import { reasonsIn } from './restatement-reasons.ts';
import { saveFingerprint } from './save-fingerprint.ts';
import { saveRankings } from './save-rankings.ts';

/** The currency of a store's facts, and its rates in dollars. */
export type StoreMoney = { currency: string; usdRate: UsdRate };

/**
 * Stores all that was seen of a store's products, or nothing, in the caller's transaction; `productIds` receives the
 * numbers of new products. Rows older than their table's retention are left out; an event that old (by the store's own
 * stamp) counts as the oldest. `seenAtMs`: when everything counts as seen; null: each with its reading.
 */
export async function saveBatch(
  trx: FactsTransaction,
  storeId: number,
  batch: ObservationBatch,
  productIds: Map<string, number>,
  money: StoreMoney,
  nowMs: number,
  seenAtMs: number | null,
): Promise<void> {
  // edits are compared with the catalogue as it was, so before it is updated
  const events = await withEditedParts(trx, storeId, batch.events);
  const added = await saveCatalogue(trx, storeId, batch, money, nowMs);
  for (const [externalId, id] of added) productIds.set(externalId, id);
  const idOf = (externalId: string): number => {
    const id = productIds.get(externalId);
    if (id === undefined) throw new Error(`no product ${externalId} in store ${storeId}`);
    return id;
  };
  const dated = events.map((event) => ({
    ...event,
    productId: event.externalId === null ? STORE_ITSELF : idOf(event.externalId),
    at: Math.max(event.at, keptSince('product_event', nowMs)),
    seenAt: seenAtMs ?? event.seenAt,
  }));
  await recordEvents(trx, storeId, dated);
  await saveKnownProducts(trx, storeId, [...batch.known.values()], idOf);
  await saveRankings(trx, storeId, batch.rankings, productIds, nowMs);
  await saveEvidence(trx, storeId, batch, idOf, keptSince('evidence', nowMs));
  await recordSales(trx, storeId, salesOf(batch, idOf, nowMs), money.usdRate, nowMs);
  if (batch.firstWeeks) await restateFirstWeeks(trx, storeId, batch.firstWeeks, money.usdRate, nowMs);
  if (batch.fingerprint !== undefined) await saveFingerprint(trx, storeId, batch.fingerprint);
}

/** Stores the products that were seen, and marks those that are gone. Returns the numbers of those seen. */
async function saveCatalogue(
  trx: FactsTransaction,
  storeId: number,
  { catalogue, events }: ObservationBatch,
  money: StoreMoney,
  nowMs: number,
): Promise<ReadonlyMap<string, number>> {
  const rate = money.usdRate(isoDay(nowMs));
  const products = [...catalogue.values()].map((product) => {
    const { currency, priceMinor } = product;
    const isPriced = rate !== null && currency === money.currency;
    return { ...product, priceUsd: isPriced ? majorOf(priceMinor, currency) * rate : null };
  });
  const ids = await upsertProducts(trx, storeId, products);
  // a product that came back after it was gone is not gone
  const gone = events.filter(
    ({ kind, externalId, at }) => kind === 'gone' && (catalogue.get(externalId!)?.lastSeenAt ?? 0) <= at,
  );
  for (const [at, together] of Map.groupBy(gone, (event) => event.at)) {
    const externalIds = together.map((event) => event.externalId!);
    await markProductsGone(trx, storeId, externalIds, at);
  }
  return ids;
}

/** The batch's hours that are recent enough to be stored, and why they revise days that were already shown. */
function salesOf(
  { productHours, storeHours, evidence }: ObservationBatch,
  idOf: (externalId: string) => number,
  nowMs: number,
): Parameters<typeof recordSales>[2] {
  return {
    productHours: productHours
      .filter(({ hour }) => hour >= keptSince('sale_hour', nowMs))
      .map((hour) => ({ ...hour, productId: idOf(hour.externalId) })),
    storeHours: storeHours.filter(({ hour }) => hour >= keptSince('store_hour', nowMs)),
    reasonOf: reasonsIn(evidence, idOf),
  };
}

/**
 * Stores what was learned of the store itself, and until when it was read. If the reading was not believed, only the
 * doubt.
 */
export async function saveModel(trx: FactsTransaction, storeId: number, batch: ObservationBatch): Promise<void> {
  const doubt = toJson(batch.doubt);
  if (batch.model === null || batch.observedUntil === null) {
    await trx.updateTable('store_model').set({ doubt }).where('store_id', '=', storeId).execute();
    return;
  }
  await sql`
    insert into store_model (store_id, model, observed_until, doubt, reader_state)
    values (${storeId}, ${toJson(batch.model)}, ${new Date(batch.observedUntil)}, ${doubt}, ${toJson(batch.readerState)})
    on conflict (store_id) do update set
      model = excluded.model, observed_until = excluded.observed_until, doubt = excluded.doubt,
      reader_state = coalesce(excluded.reader_state, store_model.reader_state)`.execute(trx);
}

async function saveKnownProducts(
  trx: FactsTransaction,
  storeId: number,
  products: KnownProduct[],
  idOf: (externalId: string) => number,
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    insert into product_state (store_id, product_id, external_id, content_hash, modified_at, review_count, variants, rate, missed_reads, seen_at)
    select ${storeId}, * from unnest(
      ${products.map((product) => idOf(product.externalId))}::bigint[],
      ${products.map((product) => product.externalId)}::text[],
      ${products.map((product) => product.contentHash)}::text[],
      ${products.map((product) => isoOf(product.modifiedAt))}::timestamptz[],
      ${products.map((product) => product.reviewCount)}::integer[],
      ${products.map((product) => JSON.stringify(product.variants))}::jsonb[],
      ${products.map((product) => JSON.stringify(product.rate))}::jsonb[],
      ${products.map((product) => product.missedReads)}::smallint[],
      ${products.map((product) => isoOf(product.seenAt))}::timestamptz[])
    on conflict (store_id, product_id) do update set
      content_hash = excluded.content_hash, modified_at = excluded.modified_at, review_count = excluded.review_count,
      variants = excluded.variants,
      rate = excluded.rate, missed_reads = excluded.missed_reads, seen_at = excluded.seen_at`.execute(trx);
}

async function saveEvidence(
  trx: FactsTransaction,
  storeId: number,
  batch: ObservationBatch,
  idOf: (externalId: string) => number,
  since: number,
): Promise<void> {
  const kept = batch.evidence.filter((piece) => piece.at >= since);
  if (kept.length === 0) return;
  await sql`
    insert into evidence (store_id, product_id, at, seen_at, kind, before, after, classified_as, weight, units, why, adds)
    select ${storeId}, * from unnest(
      ${kept.map((piece) => (piece.externalId === null ? null : idOf(piece.externalId)))}::bigint[],
      ${kept.map((piece) => isoOf(piece.at))}::timestamptz[],
      ${kept.map((piece) => isoOf(piece.seenAt))}::timestamptz[],
      ${kept.map((piece) => piece.kind)}::text[],
      ${kept.map((piece) => toJson(piece.before))}::jsonb[],
      ${kept.map((piece) => toJson(piece.after))}::jsonb[],
      ${kept.map((piece) => piece.classifiedAs)}::text[],
      ${kept.map((piece) => piece.weight)}::float8[],
      ${kept.map((piece) => piece.units)}::float8[],
      ${kept.map((piece) => piece.why)}::text[],
      ${kept.map((piece) => (piece.adds.length > 0 ? JSON.stringify(piece.adds) : null))}::jsonb[])`.execute(trx);
}
