import { Problem } from '#runtime/problem.ts';
import { getAccount } from '../account/find-account.ts';
import type { IdentityDeps } from '../deps.ts';
import { mailOwner } from '../mail-owner.ts';
import { recordEvent } from '../record-event.ts';
import { endAllSessions } from '../session/session.ts';

type Deps = Pick<IdentityDeps, 'database' | 'clock' | 'mail' | 'origin'>;

/**
 * An operator's help for somebody who has lost the device: the password alone signs in again, and all sessions end.
 * Throws `not-found` if there is no such account or it has no second factor.
 */
export async function removeSecondFactor(deps: Deps, accountId: string): Promise<void> {
  const account = await getAccount(deps, accountId);
  const nowMs = deps.clock.now();
  await deps.database.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('second_factor')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Problem('not-found');
    await endAllSessions(trx, accountId, nowMs);
    await recordEvent(trx, 'second-factor-removed', { accountId, nowMs, detail: { by: 'operator' } });
    await mailOwner(trx, deps, 'second-factor-off', account, {});
  });
}
