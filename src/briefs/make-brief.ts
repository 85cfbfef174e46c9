import type { BriefBody, BriefPatch } from '#contract/messages/brief.ts';
import { type Allowed, assertBelowLimit, assertRoomAgain } from '#identity/assert-below-limit.ts';
import { newAccountId } from '#identity/random-id.ts';
import { TAKES_PLACE } from '#identity/takes-place.ts';
import { Problem } from '#runtime/problem.ts';
import { findGroupMembers } from '#watch/group/find-group-stores.ts';
import type { BriefDeps } from './deps.ts';

type Deps = Pick<BriefDeps, 'people' | 'clock'>;

/** Returns the brief's id. Throws `limit-reached`, `invalid-input`. */
export async function makeBrief(
  { people, clock }: Deps,
  accountId: string,
  { groupId, frequency, hour, zone, sendsEmpty }: BriefBody,
  allowed: Allowed,
): Promise<{ id: string }> {
  if (groupId !== null) await findGroupMembers(people, accountId, groupId);
  const id = newAccountId();
  const now = new Date(clock.now());
  await people.transaction().execute(async (trx) => {
    await assertBelowLimit(trx, accountId, TAKES_PLACE.briefs, allowed);
    await trx
      .insertInto('brief')
      .values({
        ...{ id, account_id: accountId, group_id: groupId, frequency, hour, zone, is_sent_empty: sendsEmpty },
        ...{ since: now, created_at: now },
      })
      .execute();
  });
  return { id };
}

/**
 * Changes a brief. What came due while it was stopped is not sent. Throws `not-found`, `invalid-input`, `limit-reached`.
 */
export async function changeBrief(
  { people, clock }: Deps,
  accountId: string,
  id: string,
  { groupId, frequency, hour, sendsEmpty, stopped }: BriefPatch,
  allowed: Allowed,
): Promise<void> {
  if (groupId) await findGroupMembers(people, accountId, groupId);
  const now = new Date(clock.now());
  await people.transaction().execute(async (trx) => {
    if (stopped === false) await assertRoomAgain(trx, accountId, id, TAKES_PLACE.briefs, allowed);
    const { numUpdatedRows } = await trx
      .updateTable('brief')
      .set({
        ...(groupId !== undefined && { group_id: groupId }),
        ...(frequency !== undefined && { frequency }),
        ...(hour !== undefined && { hour }),
        ...(sendsEmpty !== undefined && { is_sent_empty: sendsEmpty }),
        ...(stopped !== undefined && { stopped_at: stopped ? now : null }),
        // a brief with new times, or one that is resumed, starts anew
        ...((frequency !== undefined || hour !== undefined || stopped === false) && { since: now }),
        id,
      })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem('not-found');
  });
}

/** Throws `not-found`. */
export async function removeBrief({ people }: Deps, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await people
    .deleteFrom('brief')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
}
