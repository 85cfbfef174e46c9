import type { Delivery, DeliveryState, DeliveryTry } from '#contract/messages/channel.ts';
import { Problem } from '#runtime/problem.ts';
import type { AlertDeps } from '../deps.ts';
import type { Message } from './message.ts';

const SHOWN = 50;

/** The latest fifty messages to a channel. Throws `not-found`, also for another account's channel. */
export async function listDeliveries(
  { people }: Pick<AlertDeps, 'people'>,
  accountId: string,
  channelId: string,
): Promise<Delivery[]> {
  const own = await people
    .selectFrom('channel')
    .select('id')
    .where('id', '=', channelId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!own) throw new Problem('not-found');
  const rows = await people
    .selectFrom('delivery')
    .select(['id', 'message', 'created_at', 'due_at', 'state', 'tries'])
    .where('channel_id', '=', channelId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: (row.message as unknown as Message).title,
    createdAt: row.created_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    state: row.state as DeliveryState,
    tries: row.tries as unknown as DeliveryTry[],
  }));
}

/** Sends a message once more under its id, with as many tries as the first time. Throws `not-found`. */
export async function replayDelivery(
  { people, clock }: Pick<AlertDeps, 'people' | 'clock'>,
  accountId: string,
  deliveryId: string,
): Promise<void> {
  const { numUpdatedRows } = await people
    .updateTable('delivery')
    .from('channel')
    .set((set) => ({
      state: 'waiting',
      due_at: new Date(clock.now()),
      tries_from: set.fn<number>('jsonb_array_length', ['delivery.tries']),
    }))
    .whereRef('channel.id', '=', 'delivery.channel_id')
    .where('channel.account_id', '=', accountId)
    .where('delivery.id', '=', deliveryId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('not-found');
}
