import { sql } from 'kysely';
import type { People } from '#database/connect.ts';

export type Mark = { ruleId: string; isTooBroad: boolean };

/** Rows are locked in one order, so that two processes that judge stores of one account do not deadlock. */
export async function markTooBroad(trx: People, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return;
  await sql`
    update alert_rule set is_too_broad = moved.is_too_broad
    from (select r.id, mark.is_too_broad from alert_rule r join unnest(
        ${marks.map(({ ruleId }) => ruleId)}::text[],
        ${marks.map(({ isTooBroad }) => isTooBroad)}::boolean[]) as mark (id, is_too_broad)
        on mark.id = r.id and mark.is_too_broad <> r.is_too_broad
      order by r.id for update of r) as moved
    where alert_rule.id = moved.id`.execute(trx);
}
