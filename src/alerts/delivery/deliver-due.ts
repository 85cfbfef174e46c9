import { sql } from 'kysely';
import { refusesMail } from '#identity/account/refusing-address.ts';
import { findMailLanguage } from '#mail/language.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { unsealTarget } from '../channel/target.ts';
import type { AlertDeps } from '../deps.ts';
import type { Message } from './message.ts';
import { sendChannelOffMail } from './send-channel-off-mail.ts';
import { failed, type Sent, sendMessage } from './send-message.ts';

/** The pauses after each failed try: a little over a day in all, as Standard Webhooks proposes. */
const RETRY_AFTER_MS = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2 * HOUR_MS, 5 * HOUR_MS, 8 * HOUR_MS, 10 * HOUR_MS],
];
/** A channel is switched off after failing for this long. */
const SWITCHED_OFF_AFTER_MS = 3 * DAY_MS;

/** Longer than a try takes. */
const LEASE_MS = 2 * MINUTE_MS;
const BATCH = 20;

type DueRow = {
  id: string;
  message: Message;
  tries: number;
  tries_from: number;
  channel_id: string;
  sealed_target: Buffer;
  failing_since: Date | null;
  /** Null if no address is confirmed. */
  email: string | null;
  is_refusing: boolean;
  language: string;
};

/** Sends each due message once, except for disabled accounts. Returns how many. Any number of processes may run it. */
export async function deliverDue(deps: AlertDeps): Promise<number> {
  const due = await claimDue(deps);
  await Promise.all(due.map((row) => deliverOne(deps, row)));
  return due.length;
}

async function claimDue({ people, clock }: AlertDeps): Promise<DueRow[]> {
  const now = new Date(clock.now());
  const { rows } = await sql<DueRow>`
    with due as (
      select delivery.id from delivery join channel on channel.id = delivery.channel_id
        join account on account.id = channel.account_id and not account.is_disabled
      where delivery.state = 'waiting' and delivery.due_at <= ${now} and delivery.leased_until <= ${now}
        and channel.switched_off_at is null
      order by delivery.due_at limit ${BATCH}
      for update of delivery skip locked)
    update delivery set leased_until = ${new Date(now.getTime() + LEASE_MS)}
    from due, channel, account
    where delivery.id = due.id and channel.id = delivery.channel_id and account.id = channel.account_id
    returning delivery.id, delivery.message, jsonb_array_length(delivery.tries) as tries, delivery.tries_from,
      channel.id as channel_id, channel.sealed_target, channel.failing_since,
      case when account.email_verified then account.email end as email, ${refusesMail(now.getTime())} as is_refusing,
      account.language`.execute(people);
  return rows;
}

async function deliverOne(deps: AlertDeps, row: DueRow): Promise<void> {
  let sent: Sent;
  try {
    const target = unsealTarget(deps.secretKey, row.channel_id, row.sealed_target);
    const to = { target, email: row.email, isRefusing: row.is_refusing };
    sent = await sendMessage(deps, to, row.id, row.message);
  } catch (error) {
    // a message that cannot even be tried must not be taken again and again
    await noteTry(deps, row, failed(null, null));
    throw error;
  }
  await noteTry(deps, row, sent);
}

async function noteTry(deps: AlertDeps, row: DueRow, sent: Sent): Promise<void> {
  const nowMs = deps.clock.now();
  const retryMs = RETRY_AFTER_MS[row.tries - row.tries_from];
  const isOver = sent.isDelivered || sent.isGone || retryMs === undefined;
  await deps.people
    .updateTable('delivery')
    .set({
      state: sent.isDelivered ? 'delivered' : isOver ? 'given-up' : 'waiting',
      due_at: new Date(nowMs + (isOver ? 0 : retryMs)),
      leased_until: new Date(0),
      tries: sql`tries || ${JSON.stringify([tryOf(sent, nowMs)])}::jsonb`,
    })
    .where('id', '=', row.id)
    .execute();
  if (sent.isDelivered) await noteArrival(deps, row);
  else await noteFailure(deps, row, sent, nowMs);
}

function tryOf({ status, error }: Sent, nowMs: number) {
  return { at: new Date(nowMs).toISOString(), status, error };
}

async function noteArrival({ people }: AlertDeps, { channel_id, failing_since }: DueRow): Promise<void> {
  if (failing_since === null) return;
  await people.updateTable('channel').set({ failing_since: null }).where('id', '=', channel_id).execute();
}

async function noteFailure(deps: AlertDeps, row: DueRow, { isGone }: Sent, nowMs: number): Promise<void> {
  const since = row.failing_since?.getTime() ?? nowMs;
  const isOff = isGone || nowMs - since >= SWITCHED_OFF_AFTER_MS;
  const { numUpdatedRows } = await deps.people
    .updateTable('channel')
    .set({ failing_since: new Date(since), ...(isOff && { switched_off_at: new Date(nowMs) }) })
    .where('id', '=', row.channel_id)
    // if several fail at once, only one switches the channel off and reports it
    .where('switched_off_at', 'is', null)
    .executeTakeFirst();
  if (isOff && numUpdatedRows > 0n)
    await sendChannelOffMail(deps, row.channel_id, findMailLanguage(row.language) ?? 'en');
}
