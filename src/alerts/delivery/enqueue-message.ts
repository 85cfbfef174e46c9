import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { inTransaction } from '#identity/in-transaction.ts';
import { newAccountId } from '#identity/random-id.ts';
import { MINUTE_MS } from '#runtime/clock.ts';
import { MAX_LINES, type Message } from './message.ts';
import { titleOf } from './title-of.ts';

/** The least time between two messages to a channel. What happens in between is in the second one. */
const MESSAGES_APART_MS = MINUTE_MS;
/** The queue of a channel is never longer, as each type has at most one message in it. A later time comes from a clock that was ahead. */
const LONGEST_LINE_MS = 10 * MINUTE_MS;

/**
 * Queues a message to be sent at `dueAtMs`, or later if the channel had one just before. A message that was not tried
 * yet takes in the lines of the next of its type, so ten thousand in a minute are one message. Returns its id; null if
 * the channel is gone.
 */
export async function enqueueMessage(
  people: People,
  channelId: string,
  message: Message,
  { nowMs, dueAtMs }: { nowMs: number; dueAtMs: number },
): Promise<string | null> {
  return inTransaction(people, async (trx) => {
    const channel = await trx
      .selectFrom('channel')
      .select('next_at')
      .where('id', '=', channelId)
      .forUpdate()
      .executeTakeFirst();
    if (!channel) return null;
    const isHeld = dueAtMs > nowMs;
    const nextAtMs = channel.next_at.getTime();
    const nextAt = new Date(nextAtMs > nowMs + LONGEST_LINE_MS ? nowMs : nextAtMs);
    const waiting = await trx
      .selectFrom('delivery')
      .select(['id', 'message', 'due_at'])
      .where('channel_id', '=', channelId)
      .where('state', '=', 'waiting')
      .where('leased_until', '<=', new Date(nowMs))
      .where('due_at', isHeld ? '=' : '<', isHeld ? new Date(dueAtMs) : nextAt)
      .where(sql<boolean>`tries = '[]'::jsonb`)
      .where(sql`message->>'type'`, '=', message.type)
      .forUpdate()
      .executeTakeFirst();
    if (waiting) {
      const merged = JSON.stringify(merge(waiting.message as unknown as Message, message));
      await trx.updateTable('delivery').set({ message: merged }).where('id', '=', waiting.id).execute();
      return waiting.id;
    }
    const id = `msg_${newAccountId()}`;
    const due = isHeld ? dueAtMs : Math.max(nowMs, nextAt.getTime());
    await trx
      .insertInto('delivery')
      .values({
        ...{ id, channel_id: channelId, message: JSON.stringify(message) },
        ...{ created_at: new Date(nowMs), due_at: new Date(due) },
      })
      .execute();
    if (isHeld) return id;
    await trx
      .updateTable('channel')
      .set({ next_at: new Date(due + MESSAGES_APART_MS) })
      .where('id', '=', channelId)
      .execute();
    return id;
  });
}

function merge(first: Message, next: Message): Message {
  const lines = [...first.lines, ...next.lines];
  const kept = lines.slice(0, MAX_LINES);
  const more = first.more + next.more + lines.length - kept.length;
  // a message that an earlier version queued has no rules
  const rules = [...new Set([...(first.rules ?? []), ...next.rules])];
  const whole = { ...first, lines: kept, more, rules };
  return { ...whole, title: titleOf(whole) };
}
