import { sql } from 'kysely';
import type { GroupColor } from '#contract/group.ts';
import type { Brief, BriefFrequency } from '#contract/messages/brief.ts';
import { findBeyondPlan } from '#identity/find-beyond-plan.ts';
import type { BriefDeps } from './deps.ts';
import { nextPeriod } from './due-periods.ts';

type Row = {
  id: string;
  group: { id: string; name: string; color: GroupColor } | null;
  frequency: BriefFrequency;
  hour: number;
  zone: string;
  is_sent_empty: boolean;
  stopped_at: Date | null;
  last_sent_at: Date | null;
};

/** The briefs, oldest first, each with when it is next due. */
export async function listBriefs(
  { people, clock }: Pick<BriefDeps, 'people' | 'clock'>,
  accountId: string,
): Promise<Brief[]> {
  const { rows } = await sql<Row>`
    select b.id, b.frequency, b.hour, coalesce(p.preferences ->> 'timeZone', b.zone) as zone, b.is_sent_empty, b.stopped_at,
      (select json_build_object('id', g.id, 'name', g.name, 'color', g.color) from item_group g where g.id = b.group_id) as group,
      (select max(s.settled_at) from brief_settled s where s.brief_id = b.id and s.is_sent) as last_sent_at
    from brief b left join account_preference p on p.account_id = b.account_id
    where b.account_id = ${accountId} order by b.created_at, b.id`.execute(people);
  const beyondPlan = await findBeyondPlan(people, 'briefs', [accountId]);
  return rows.map((row) => ({
    ...{ id: row.id, group: row.group, frequency: row.frequency, hour: row.hour, zone: row.zone },
    sendsEmpty: row.is_sent_empty,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    inactiveReason: beyondPlan.has(row.id) ? 'plan-limit' : null,
    nextAt:
      row.stopped_at || beyondPlan.has(row.id) ? null : new Date(nextPeriod(row, clock.now()).dueMs).toISOString(),
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
  }));
}
