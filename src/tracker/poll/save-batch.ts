import { sql } from 'kysely';
import { recordEvents } from '#catalog/record-events.ts';
import { markProductsGone, upsertProducts } from '#catalog/upsert-products.ts';
import type { DatabaseTransaction } from '#database/connect.ts';
import { keptSince } from '#database/partitions.ts';
import { recordSales } from '#sales/record-sales.ts';
import type { UsdRate } from '#sales/usd-rates.ts';
import type { ProductMemory } from '../estimate/types.ts';
import type { ObservationBatch, PollRecord } from './observation-batch.ts';

/** Keeps a batch whole or not at all, in the caller's transaction; `productIds` learns the numbers of new products. */
export async function saveBatch(
  trx: DatabaseTransaction,
  storeId: number,
  batch: ObservationBatch,
  productIds: Map<string, number>,
  usdRate: UsdRate,
  nowMs: number,
): Promise<void> {
  for (const [seenAt, products] of Map.groupBy(batch.catalogue.values(), (product) => product.seenAt)) {
    for (const [externalId, id] of await upsertProducts(trx, storeId, products, seenAt)) productIds.set(externalId, id);
  }
  for (const gone of batch.events.filter((event) => event.kind === 'gone')) {
    if (gone.externalId === null || (batch.catalogue.get(gone.externalId)?.seenAt ?? 0) > gone.at) continue;
    await markProductsGone(trx, storeId, [gone.externalId], gone.at);
  }
  const idOf = (externalId: string): number => {
    const id = productIds.get(externalId);
    if (id === undefined) throw new Error(`no product ${externalId} in store ${storeId}`);
    return id;
  };
  await recordEvents(
    trx,
    storeId,
    batch.events.map((event) => ({ ...event, productId: event.externalId === null ? 0 : idOf(event.externalId) })),
  );
  await saveMemories(trx, storeId, [...batch.memories.values()], idOf);
  await saveEvidence(trx, storeId, batch, idOf, keptSince('evidence', nowMs));
  await recordSales(
    trx,
    storeId,
    {
      productHours: batch.productHours.map((hour) => ({ ...hour, productId: idOf(hour.externalId) })),
      storeHours: batch.storeHours,
    },
    usdRate,
  );
  if (batch.model !== null && batch.observedUntil !== null) {
    const model = JSON.stringify(batch.model);
    const observedUntil = new Date(batch.observedUntil);
    await trx
      .insertInto('store_model')
      .values({ store_id: storeId, model, observed_until: observedUntil })
      .onConflict((conflict) => conflict.column('store_id').doUpdateSet({ model, observed_until: observedUntil }))
      .execute();
  }
  await savePolls(
    trx,
    storeId,
    batch.polls.filter((poll) => poll.at >= keptSince('poll', nowMs)),
  );
}

async function saveMemories(
  trx: DatabaseTransaction,
  storeId: number,
  memories: ProductMemory[],
  idOf: (externalId: string) => number,
): Promise<void> {
  if (memories.length === 0) return;
  await sql`
    insert into product_state (store_id, product_id, external_id, content_hash, modified_at, variants, rate, missed_reads, seen_at)
    select ${storeId}, * from unnest(
      ${memories.map((memory) => idOf(memory.externalId))}::bigint[],
      ${memories.map((memory) => memory.externalId)}::text[],
      ${memories.map((memory) => memory.contentHash)}::text[],
      ${memories.map((memory) => isoOf(memory.modifiedAt))}::timestamptz[],
      ${memories.map((memory) => JSON.stringify(memory.variants))}::jsonb[],
      ${memories.map((memory) => JSON.stringify(memory.rate))}::jsonb[],
      ${memories.map((memory) => memory.missedReads)}::smallint[],
      ${memories.map((memory) => isoOf(memory.seenAt))}::timestamptz[])
    on conflict (store_id, product_id) do update set
      content_hash = excluded.content_hash, modified_at = excluded.modified_at, variants = excluded.variants,
      rate = excluded.rate, missed_reads = excluded.missed_reads, seen_at = excluded.seen_at`.execute(trx);
}

async function saveEvidence(
  trx: DatabaseTransaction,
  storeId: number,
  batch: ObservationBatch,
  idOf: (externalId: string) => number,
  since: number,
): Promise<void> {
  const kept = batch.evidence.filter((piece) => piece.at >= since);
  if (kept.length === 0) return;
  await sql`
    insert into evidence (store_id, product_id, at, seen_at, kind, before, after, taken_for, weight, units, why)
    select ${storeId}, * from unnest(
      ${kept.map((piece) => (piece.externalId === null ? null : idOf(piece.externalId)))}::bigint[],
      ${kept.map((piece) => isoOf(piece.at))}::timestamptz[],
      ${kept.map((piece) => isoOf(piece.seenAt))}::timestamptz[],
      ${kept.map((piece) => piece.kind)}::text[],
      ${kept.map((piece) => jsonOf(piece.before))}::jsonb[],
      ${kept.map((piece) => jsonOf(piece.after))}::jsonb[],
      ${kept.map((piece) => piece.takenFor)}::text[],
      ${kept.map((piece) => piece.weight)}::float8[],
      ${kept.map((piece) => piece.units)}::float8[],
      ${kept.map((piece) => piece.why)}::text[])`.execute(trx);
}

export async function savePolls(trx: DatabaseTransaction, storeId: number, polls: PollRecord[]): Promise<void> {
  if (polls.length === 0) return;
  await trx
    .insertInto('poll')
    .values(
      polls.map((poll) => ({
        store_id: storeId,
        at: new Date(poll.at),
        mode: poll.mode,
        outcome: poll.outcome,
        problem: poll.problem,
        requests: poll.requests,
        bytes: poll.bytes,
        duration_ms: Math.round(poll.durationMs),
        products: poll.products,
        changed: poll.changed,
        signals: poll.signals,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function isoOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

function jsonOf(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
