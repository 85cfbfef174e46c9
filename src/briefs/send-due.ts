import { sql } from 'kysely';
import type { BriefFrequency } from '#contract/messages/brief.ts';
import type { PeopleTransaction } from '#database/connect.ts';
import { refusesMail } from '#identity/account/refusing-address.ts';
import { findBeyondPlan } from '#identity/find-beyond-plan.ts';
import type { Mail } from '#mail/mail.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { composeBrief } from './compose-brief.ts';
import type { BriefDeps } from './deps.ts';
import { type DuePeriod, duePeriods } from './due-periods.ts';
import { findWaiting } from './find-waiting.ts';
import { readerOf } from './reader.ts';

/** A brief later than this says that it is late. */
const LATE_AFTER_MS = 2 * HOUR_MS;

type Row = {
  id: string;
  account_id: string;
  group_id: string | null;
  group_name: string | null;
  frequency: BriefFrequency;
  hour: number;
  zone: string;
  is_sent_empty: boolean;
  since: Date;
  settled: string[];
};

/**
 * Settles the due briefs: each period of each brief once, however many processes run; after an outage, the latest ones.
 * Returns how many were settled.
 */
export async function sendDueBriefs(deps: BriefDeps, onFailure: (error: unknown) => void): Promise<number> {
  const nowMs = deps.clock.now();
  const { rows } = await sql<Row>`
    select b.id, b.account_id, b.group_id, g.name as group_name, b.frequency, b.hour,
      coalesce(p.preferences ->> 'timeZone', b.zone) as zone, b.is_sent_empty, b.since,
      array(select concat_ws(' ', s.first_day, s.last_day) from brief_settled s where s.brief_id = b.id
        order by s.due_at desc limit 10) as settled
    from brief b
    join account on account.id = b.account_id
    left join item_group g on g.id = b.group_id
    left join account_preference p on p.account_id = b.account_id
    where b.stopped_at is null and account.email is not null and account.email_verified and not account.is_disabled
      and not ${refusesMail(nowMs)}
    order by b.id`.execute(deps.people);
  const due = rows.flatMap((row) =>
    duePeriods(row, row.since.getTime(), nowMs)
      .filter(({ from, to }) => !row.settled.includes(`${from} ${to}`))
      .map((period) => ({ row, period })),
  );
  const beyondPlan = await findBeyondPlan(
    deps.people,
    'briefs',
    due.map(({ row }) => row.account_id),
  );
  const isAllowed = (row: Row) => !beyondPlan.has(row.id);
  const waiting = await findWaiting(
    deps,
    due.filter(({ row }) => isAllowed(row)),
    nowMs,
  );
  let settled = 0;
  for (const one of due) {
    if (waiting.has(one)) continue;
    // a failing brief delays no other, and is tried again
    await settle(deps, one.row, { ...one.period, isAllowed: isAllowed(one.row) }).then((isSettled) => {
      if (isSettled) settled++;
    }, onFailure);
  }
  return settled;
}

/**
 * Runs in one transaction that starts before the mail is composed, so that no two processes compose the same one. A
 * brief that the plan does not allow is settled without a mail. False if it was settled already, or if another process
 * holds it.
 */
async function settle(
  deps: BriefDeps,
  row: Row,
  { isAllowed, ...period }: DuePeriod & { isAllowed: boolean },
): Promise<boolean> {
  const { id, account_id: accountId } = row;
  const nowMs = deps.clock.now();
  return deps.people.transaction().execute(async (trx) => {
    if (!(await holdUnsettled(trx, id, period))) return false;
    const mail = isAllowed ? await composeDue(deps, row, period, nowMs) : null;
    await trx
      .insertInto('brief_settled')
      .values({
        ...{ brief_id: id, account_id: accountId, first_day: period.from, last_day: period.to },
        ...{ due_at: new Date(period.dueMs), settled_at: new Date(nowMs), is_sent: mail !== null },
      })
      .execute();
    if (mail) await deps.mail.enqueue(mail, trx);
    return true;
  });
}

/** Null if nothing happened and its reader wants no empty briefs. */
async function composeDue(deps: BriefDeps, row: Row, period: DuePeriod, nowMs: number): Promise<Mail | null> {
  const { id, account_id: accountId, group_id, group_name, frequency } = row;
  const group = group_id === null ? null : { id: group_id, name: group_name ?? '' };
  const reader = await readerOf(deps, accountId, row.zone);
  const { mail, isEmpty } = await composeBrief(
    deps,
    reader,
    { id, accountId, group, frequency },
    { ...period, isLate: nowMs - period.dueMs > LATE_AFTER_MS },
  );
  return isEmpty && !row.is_sent_empty ? null : mail;
}

/** Whether this process is to settle a period: the brief is not stopped, and no other process holds or settled it. */
async function holdUnsettled(trx: PeopleTransaction, briefId: string, { from, to }: DuePeriod): Promise<boolean> {
  const held = await trx
    .selectFrom('brief')
    .select('id')
    .where('id', '=', briefId)
    .where('stopped_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!held) return false;
  // asked after locking, so that what another process settled just before is seen
  const settled = await trx
    .selectFrom('brief_settled')
    .select('brief_id')
    .where('brief_id', '=', briefId)
    .where('first_day', '=', from)
    .where('last_day', '=', to)
    .executeTakeFirst();
  return settled === undefined;
}
