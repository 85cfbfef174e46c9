import { sql } from 'kysely';
import type { BriefFrequency } from '#contract/brief.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { composeBrief } from './compose-brief.ts';
import type { BriefDeps } from './deps.ts';
import { type DuePeriod, duePeriods } from './due-periods.ts';
import { readerOf } from './reader.ts';

/** Later than this is said to be late. */
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
 * Settles the briefs that are due: each period of each once, whatever number of processes may, and after an outage the
 * latest ones. Says how many were settled.
 */
export async function sendDueBriefs(deps: BriefDeps, onFailure: (error: unknown) => void): Promise<number> {
  const { rows } = await sql<Row>`
    select b.id, b.account_id, b.group_id, g.name as group_name, b.frequency, b.hour,
      coalesce(p.preferences ->> 'timeZone', b.zone) as zone, b.is_sent_empty, b.since,
      array(select s.first_day::text from brief_settled s where s.brief_id = b.id order by 1 desc limit 10) as settled
    from brief b
    join account a on a.id = b.account_id
    left join item_group g on g.id = b.group_id
    left join account_preference p on p.account_id = b.account_id
    where b.stopped_at is null and a.email is not null and not a.is_disabled
    order by b.id`.execute(deps.people);
  const nowMs = deps.clock.now();
  let settled = 0;
  for (const row of rows)
    for (const period of duePeriods(row, row.since.getTime(), nowMs)) {
      if (row.settled.includes(period.from)) continue;
      // one that fails holds up no other, and is tried again
      await settle(deps, row, period).then(() => settled++, onFailure);
    }
  return settled;
}

async function settle(deps: BriefDeps, row: Row, period: DuePeriod): Promise<void> {
  const { id, account_id: accountId, group_id, group_name, frequency } = row;
  const nowMs = deps.clock.now();
  const group = group_id === null ? null : { id: group_id, name: group_name ?? '' };
  const reader = await readerOf(deps, accountId, row.zone);
  const { mail, isEmpty } = await composeBrief(
    deps,
    reader,
    { id, accountId, group, frequency },
    { ...period, isLate: nowMs - period.dueMs > LATE_AFTER_MS },
  );
  const isSent = !isEmpty || row.is_sent_empty;
  await deps.people.transaction().execute(async (trx) => {
    // a brief that was stopped meanwhile sends nothing, and what another process settled is settled
    const { rows } = await sql`
      insert into brief_settled (brief_id, account_id, first_day, due_at, settled_at, is_sent)
      select id, account_id, ${period.from}::date, ${new Date(period.dueMs)}, ${new Date(nowMs)}, ${isSent}
      from brief where id = ${id} and stopped_at is null for update
      on conflict do nothing returning brief_id`.execute(trx);
    if (rows.length > 0 && isSent) await deps.mail.enqueue(mail, trx);
  });
}
