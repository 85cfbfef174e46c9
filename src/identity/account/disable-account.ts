import type { People } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { inTransaction } from '../in-transaction.ts';
import { recordEvent } from '../record-event.ts';
import { endAllSessions } from '../session/session.ts';

type Deps = { database: People; clock: Clock };

/** Ends the account's access at once, also in open pages: from now on every call answers that it is disabled. */
export async function disableAccount(deps: Deps, accountId: string): Promise<void> {
  await setDisabled(deps, accountId, true);
}

/** Lets its owner sign in again. Earlier sessions stay ended. */
export async function enableAccount(deps: Deps, accountId: string): Promise<void> {
  await setDisabled(deps, accountId, false);
}

async function setDisabled(deps: Deps, accountId: string, isDisabled: boolean): Promise<void> {
  await inTransaction(deps.database, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ is_disabled: isDisabled })
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem('not-found');
    // on disabling and on enabling: a sign-in that was under way meanwhile must not survive either
    await endAllSessions(trx, accountId, deps.clock.now());
    await recordEvent(trx, isDisabled ? 'disabled' : 'enabled', { accountId, nowMs: deps.clock.now() });
  });
}
