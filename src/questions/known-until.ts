import { type RawBuilder, sql } from 'kysely';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Facts } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';

/**
 * Until when a row of `store` (by its alias) can be estimated. Null before the first reading, and until a live signal
 * of sales was read twice: the first figure is then still to come, which differs from *no signal*.
 */
export function knownUntil(store: string): RawBuilder<Date | null> {
  return sql`case when
    exists (select from store_signal g where g.store_id = ${sql.ref(`${store}.id`)} and g.kind in ('modified', 'stock') and g.state = 'alive')
    and not exists (select from store_day d where d.store_id = ${sql.ref(`${store}.id`)})
    then null else ${readAt(store)} end`;
}

/** When a row of `store` (by its alias) was last read. A reading that showed nothing new updates only `poll_kept`. */
export function readAt(store: string): RawBuilder<Date | null> {
  return sql`greatest(${sql.ref(`${store}.last_read_at`)},
    (select poll_kept.unchanged_at from poll_kept where poll_kept.store_id = ${sql.ref(`${store}.id`)}))`;
}

/**
 * `asOf`: when one of several stores was last read. `allKnownUntil`: until when all of them are known, so that none is
 * awaited; null while one cannot be estimated yet.
 */
export type Known = { asOf: Date | null; allKnownUntil: Date | null };

/** What a sum over stores states as the time of its reading: without figures, another store may still bring them. */
export function asOfSum(figures: unknown, { asOf, allKnownUntil }: Known): Date | null {
  return figures ? asOf : allKnownUntil;
}

/** The columns of `Known`, from rows of `knownStores`. */
export const KNOWN = sql.raw(`max(known_until) as "asOf",
  case when bool_or(is_awaited and known_until is null) then null
    else coalesce(min(known_until) filter (where is_awaited), max(known_until)) end as "allKnownUntil"`);

export function knownStores(storeIds: readonly number[]): RawBuilder<unknown> {
  return sql`(
    select country, product_count, ${knownUntil('s')} as known_until, state <> 'unreadable' as is_awaited
    from store s where id = any(${storeIds}::bigint[])
  ) as listed`;
}

/** Until when these stores are known. For the whole catalogue (null), it is the latest reading as of the last market count. */
export async function findKnown(facts: Facts, storeIds: readonly number[] | null): Promise<Known> {
  const asked = storeIds
    ? sql<Known>`select ${KNOWN} from ${knownStores(storeIds)}`
    : sql<Known>`select max(read_at) as "asOf", max(read_at) as "allKnownUntil" from market_country`;
  const [known] = await askPrepared(sharedReader(facts, storeIds === null), asked);
  return known!;
}
