import { sql } from 'kysely';
import type { Channel } from '#contract/messages/channel.ts';
import { Problem } from '#runtime/problem.ts';
import type { AlertDeps } from '../deps.ts';
import { CHANNEL_COLUMNS, channelOf } from './channel-row.ts';

/** The channels, oldest first. */
export async function listChannels(
  deps: Pick<AlertDeps, 'people' | 'secretKey' | 'origin'>,
  accountId: string,
): Promise<Channel[]> {
  const account = await deps.people
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const rows = await deps.people
    .selectFrom('channel')
    .select(CHANNEL_COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => channelOf(deps, row, account?.email ?? ''));
}

/** Removes a channel, also from its rules, and the messages that wait for it. Throws `not-found`, also for another account's channel. */
export async function removeChannel({ people }: Pick<AlertDeps, 'people'>, accountId: string, id: string) {
  await people.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('channel')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Problem('not-found');
    await sql`
      update alert_rule set channel_ids = array_remove(channel_ids, ${id})
      where account_id = ${accountId} and ${id} = any(channel_ids)`.execute(trx);
  });
}

/** Switches a channel on again; waiting messages are sent. Throws `not-found`. */
export async function resumeChannel({ people }: Pick<AlertDeps, 'people'>, accountId: string, id: string) {
  const { numUpdatedRows } = await people
    .updateTable('channel')
    .set({ switched_off_at: null, failing_since: null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('not-found');
}
