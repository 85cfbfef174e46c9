import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { signWebhook } from '../signature.ts';
import type { Change } from './engine.ts';

/** The longest delay, so that webhooks often overtake each other. Every third one is sent twice. */
const LATE_MS = 700;
const TWICE_SHARE = 1 / 3;
const TRIES = 20;

/** Posts a webhook and answers with the status. */
export type Post = (body: string, headers: Record<string, string>) => Promise<number>;

export const SIGNATURE_HEADER = 'sandbox-signature';

/** Queues a change's events as webhooks: late, some twice, in any order, as real ones come. */
export async function queueDeliveries(
  trx: People,
  { book, events }: Change,
  now: { nowMs: number; random: () => number },
): Promise<void> {
  for (const { id, occurredAt, fact } of events) {
    const body = JSON.stringify({
      event_id: id,
      event_type: `${fact?.kind}.updated`,
      occurred_at: new Date(occurredAt).toISOString(),
      account_id: book.accountId,
      data: fact,
    });
    for (let copy = now.random() < TWICE_SHARE ? 2 : 1; copy > 0; copy--)
      await trx
        .insertInto('sandbox_delivery')
        .values({ body, due_at: new Date(now.nowMs + now.random() * LATE_MS) })
        .execute();
  }
}

/** Sends what is due by `untilMs`; a refused webhook is sent again later. Returns how many were accepted. */
export async function deliver(
  database: People,
  post: Post,
  now: { untilMs: number; nowMs: number; secret: string },
): Promise<number> {
  const { rows } = await sql<{ id: number; body: string; tries: number }>`
    select id, body, tries from sandbox_delivery where due_at <= ${new Date(now.untilMs)}
    order by due_at, id limit 500`.execute(database);
  let taken = 0;
  for (const { id, body, tries } of rows) {
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signWebhook(body, now.secret, now.nowMs),
    };
    const status = await post(body, headers).catch(() => 0);
    const isTaken = status >= 200 && status < 300;
    if (isTaken || tries + 1 >= TRIES) {
      await database.deleteFrom('sandbox_delivery').where('id', '=', id).execute();
      taken += isTaken ? 1 : 0;
    } else {
      const due_at = new Date(now.nowMs + Math.min(1_000 * 2 ** tries, DAY_MS));
      await database
        .updateTable('sandbox_delivery')
        .set({ tries: tries + 1, due_at })
        .where('id', '=', id)
        .execute();
    }
  }
  return taken;
}
