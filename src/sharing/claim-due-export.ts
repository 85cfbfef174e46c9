import type { ExportEvery } from '#contract/sharing/share.ts';
import type { People } from '#database/connect.ts';
import { refusesMail } from '#identity/account/refusing-address.ts';
import { nextSending } from './next-sending.ts';

export type DueExport = NonNullable<Awaited<ReturnType<typeof claimDueExport>>>;

/** A due export, locked by the transaction; null if none is due that no other process holds. */
export async function claimDueExport(trx: People, nowMs: number) {
  const due = await trx
    .selectFrom('scheduled_export')
    .innerJoin('account', 'account.id', 'scheduled_export.account_id')
    .select([
      ...(['scheduled_export.id', 'account_id', 'name', 'target', 'format', 'every', 'next_at', 'problem'] as const),
      ...(['email', 'email_verified', 'is_disabled', 'language'] as const),
    ])
    .select(refusesMail(nowMs).as('is_refusing'))
    .where('next_at', '<=', new Date(nowMs))
    .orderBy('next_at')
    .limit(1)
    .forUpdate('scheduled_export')
    .skipLocked()
    .executeTakeFirst();
  return due ?? null;
}

/** Missed sendings are not made up for: the next one is that of the next period. */
export async function noteSending(
  trx: People,
  { id, every }: { id: string; every: string },
  { nowMs, problem }: { nowMs: number; problem: string | null },
): Promise<void> {
  await trx
    .updateTable('scheduled_export')
    .set({
      next_at: new Date(nextSending(every as ExportEvery, nowMs)),
      problem,
      ...(problem === null && { last_sent_at: new Date(nowMs) }),
    })
    .where('id', '=', id)
    .execute();
}

/** Moves a failing export back, so that the others get their turn. */
export async function postponeExport(
  people: People,
  id: string,
  { untilMs, problem }: { untilMs: number; problem: string | null },
): Promise<void> {
  await people
    .updateTable('scheduled_export')
    .set({ next_at: new Date(untilMs), problem })
    .where('id', '=', id)
    .execute();
}
