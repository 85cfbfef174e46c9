import type { FileFormat } from '#contract/sharing/file-call.ts';
import type { ExportEvery, ScheduledExport, ScheduledExportBody } from '#contract/sharing/share.ts';
import type { People } from '#database/connect.ts';
import { type Allowed, assertBelowLimit } from '#identity/assert-below-limit.ts';
import { findBeyondPlan } from '#identity/find-beyond-plan.ts';
import { newAccountId } from '#identity/random-id.ts';
import { TAKES_PLACE } from '#identity/takes-place.ts';
import type { Clock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { nextSending } from './next-sending.ts';

type ExportRow = {
  id: string;
  name: string;
  target: string;
  format: string;
  every: string;
  created_at: Date;
  next_at: Date;
  last_sent_at: Date | null;
  problem: string | null;
};

/** Throws `limit-reached`. */
export async function scheduleExport(
  { people, clock }: { people: People; clock: Clock },
  accountId: string,
  { name, target, format, every }: ScheduledExportBody,
  allowed: Allowed,
): Promise<ScheduledExport> {
  const row = {
    ...{ id: newAccountId(), name, target, format, every, created_at: new Date(clock.now()) },
    ...{ next_at: new Date(nextSending(every, clock.now())), last_sent_at: null, problem: null },
  };
  await people.transaction().execute(async (trx) => {
    await assertBelowLimit(trx, accountId, TAKES_PLACE.scheduledExports, allowed);
    await trx
      .insertInto('scheduled_export')
      .values({ ...row, account_id: accountId })
      .execute();
  });
  return exportOf(row);
}

/** Newest first. */
export async function listScheduledExports(people: People, accountId: string): Promise<ScheduledExport[]> {
  const rows = await people
    .selectFrom('scheduled_export')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const beyondPlan = await findBeyondPlan(people, 'scheduledExports', [accountId]);
  return rows.map((row) => ({
    ...exportOf(row),
    inactiveReason: beyondPlan.has(row.id) ? 'plan-limit' : null,
  }));
}

/** Throws `not-found`, also for another account's export. */
export async function stopExport(people: People, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await people
    .deleteFrom('scheduled_export')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
}

/** Stops an export by the link in its mail, whoever is signed in. */
export async function dropExport(people: People, id: string): Promise<void> {
  await people.deleteFrom('scheduled_export').where('id', '=', id).execute();
}

function exportOf(row: ExportRow): ScheduledExport {
  return {
    ...{ id: row.id, name: row.name, target: row.target, problem: row.problem },
    ...{ format: row.format as FileFormat, every: row.every as ExportEvery },
    createdAt: row.created_at.toISOString(),
    inactiveReason: null,
    nextAt: row.next_at.toISOString(),
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
  };
}
