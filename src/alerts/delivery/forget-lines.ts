import { sql } from 'kysely';
import type { PeopleTransaction } from '#database/connect.ts';
import type { Message, MessageLine } from './message.ts';
import { titleOf } from './title-of.ts';

/** Takes an excluded store out of all messages, sent or waiting; those about nothing else are deleted. */
export async function forgetLines(trx: PeopleTransaction, storeId: number): Promise<void> {
  const isOfStore = ({ data }: MessageLine) => data?.storeId === String(storeId);
  const ofStore = JSON.stringify({ lines: [{ data: { storeId: String(storeId) } }] });
  const { rows } = await sql<{ id: string; message: Message }>`
    select id, message from delivery where message @> ${ofStore}::jsonb order by id for update`.execute(trx);
  for (const { id, message } of rows) {
    const lines = message.lines.filter((line) => !isOfStore(line));
    if (lines.length === 0) await trx.deleteFrom('delivery').where('id', '=', id).execute();
    else {
      const rest = { ...message, lines, rules: message.rules ?? [] };
      const kept = JSON.stringify({ ...rest, title: titleOf(rest) });
      await trx.updateTable('delivery').set({ message: kept }).where('id', '=', id).execute();
    }
  }
}
