import type { NoteBody } from '#contract/note.ts';
import type { People } from '#database/connect.ts';
import { type Allowed, assertBelowLimit } from '#identity/assert-below-limit.ts';
import { newAccountId } from '#identity/random-id.ts';
import { TAKES_PLACE } from '#identity/takes-place.ts';
import type { Clock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { assertListed } from '../assert-listed.ts';

type Deps = { people: People; clock: Clock };

/** Returns the note's id. Throws `limit-reached`, `invalid-input`. */
export async function makeNote(
  { people, clock }: Deps,
  accountId: string,
  { storeId, productId, day, text }: NoteBody,
  allowed: Allowed,
): Promise<{ id: string }> {
  const id = newAccountId();
  const key = keyOf({ storeId, productId });
  await people.transaction().execute(async (trx) => {
    await assertBelowLimit(trx, accountId, TAKES_PLACE.notes, allowed);
    await assertListed(trx, accountId, { storeIds: key.store_id === null ? [] : [key.store_id], path: 'storeId' });
    const row = { id, account_id: accountId, ...key, day, body: text, created_at: new Date(clock.now()) };
    await trx.insertInto('note').values(row).execute();
  });
  return { id };
}

/** Throws `not-found`, also for another account's note. */
export async function changeNote(people: People, accountId: string, id: string, text: string): Promise<void> {
  const { numUpdatedRows } = await people
    .updateTable('note')
    .set({ body: text })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('not-found');
}

/** Throws `not-found`. */
export async function removeNote(people: People, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await people
    .deleteFrom('note')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
}

/** A product's id contains its store's. */
function keyOf({ storeId, productId }: Pick<NoteBody, 'storeId' | 'productId'>) {
  const [ofStore, ofProduct] = productId?.split('-') ?? [storeId];
  return {
    store_id: ofStore == null ? null : Number(ofStore),
    product_id: ofProduct === undefined ? null : Number(ofProduct),
  };
}
