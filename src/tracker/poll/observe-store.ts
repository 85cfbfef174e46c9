import type { Clock } from '#runtime/clock.ts';
import { applyCatalogue } from './apply-catalogue.ts';
import { applyReading } from './apply-reading.ts';
import { isInNewPrices, type Known } from './load/load-known.ts';
import type { ObservationBatch } from './observation-batch.ts';
import type { PollState } from './poll-state.ts';
import { readChanges, type Storefront } from './read-storefront.ts';
import type { PollRecord } from './save/save-poll-rows.ts';

/**
 * Polls a store once. Reads the changes first, for the sales in them; then, if it is due, the whole catalogue for what
 * it alone shows: products that are gone, content that was edited, signals that came or went. Each reading is judged,
 * compared with what is known, and added to `batch`. Throws `FetchFailure` if nothing at all could be read; the batch
 * is then unchanged.
 */
export async function observeStore(
  clock: Clock,
  { storefront, isCatalogueDue }: { storefront: Storefront; isCatalogueDue: boolean },
  known: Known,
  batch: ObservationBatch,
): Promise<PollState> {
  const startedAt = clock.now();
  let seen: PollState = { known, readings: [], changed: 0, catalogue: null, problem: null };
  // if the whole catalogue is due, its pages are read without the fingerprint; the prices of a new currency come with it,
  // and what sold before it would be priced in that
  const changes =
    isCatalogueDue && isInNewPrices(known)
      ? null
      : await readChanges(storefront, known.observedUntil, isCatalogueDue ? null : known.fingerprint);
  if (changes) seen = await applyReading(seen, changes, batch);
  if (!changes || isCatalogueDue) seen = await applyCatalogue(seen, storefront, batch);
  batch.doubt = seen.known.doubt;
  batch.polls.push(recordOf(seen, storefront, { at: startedAt, durationMs: clock.now() - startedAt }));
  return seen;
}

function recordOf(
  { readings, changed, problem }: PollState,
  { tally }: Storefront,
  time: Pick<PollRecord, 'at' | 'durationMs'>,
): PollRecord {
  const last = readings.at(-1)!;
  return {
    ...time,
    ...tally,
    mode: readings.some((reading) => reading.mode === 'catalogue') ? 'catalogue' : 'changes',
    outcome: problem ? 'partial' : changed === 0 ? 'unchanged' : 'complete',
    problem: problem?.code ?? null,
    products: last.sizeIfUnchanged ?? last.products.length,
    changed,
    signals: last.signals,
  };
}
