import { buffer } from 'node:stream/consumers';
import { isoDay } from '#contract/date-range.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { FileFormat } from '#contract/sharing/file-call.ts';
import type { ExportEvery } from '#contract/sharing/share.ts';
import type { People } from '#database/connect.ts';
import { findBeyondPlan } from '#identity/find-beyond-plan.ts';
import { stopKeyOf } from '#identity/stop-key.ts';
import { composeExportMail } from '#mail/compose-export-mail.ts';
import { findMailLanguage } from '#mail/language.ts';
import type { MailQueue } from '#mail/queue.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, startOfDay } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { claimDueExport, type DueExport, noteSending, postponeExport } from '#sharing/claim-due-export.ts';
import type { AnswerDeps } from '../answers/list-answers.ts';
import { titleOf } from '../files/about-file.ts';
import { FILE_TYPES, openFile } from '../files/open-file.ts';
import { readFileCall } from '../files/read-file-call.ts';
import { awaitsReading } from './awaits-reading.ts';

export type ExportDeps = Omit<AnswerDeps, 'pictureUrl'> & {
  mail: MailQueue;
  secretKey: string;
  origin: () => string;
};

/** An export that waits, or failed through our fault, is tried again after this time. */
const AGAIN_AFTER_MS = 10 * MINUTE_MS;
/** What a busy server answers. An export that meets it is tried again until its day ends. */
const BUSY: readonly ProblemCode[] = ['too-broad', 'too-many-requests', 'unavailable'];
const BUSY_AGAIN_AFTER_MS = HOUR_MS;

/**
 * Sends one due list. Its mail is queued in the transaction that marks it as sent, so that it leaves only once a
 * period. A list that its owner may not see now is not sent; the reason is stored. False if none is due. Any number of
 * processes may call it.
 */
export async function sendDueExport(deps: ExportDeps): Promise<boolean> {
  const { people, clock } = deps;
  let claimed: DueExport | null = null;
  try {
    await people.transaction().execute(async (trx) => {
      claimed = await claimDueExport(trx, clock.now());
      if (claimed) await sendOne(deps, trx, claimed);
    });
  } catch (error) {
    const failed = claimed as DueExport | null;
    const again = { untilMs: clock.now() + AGAIN_AFTER_MS, problem: 'internal-error' };
    if (failed) await postponeExport(people, failed.id, again);
    throw error;
  }
  return claimed !== null;
}

async function sendOne(deps: ExportDeps, trx: People, due: DueExport): Promise<void> {
  const nowMs = deps.clock.now();
  try {
    const call = readFileCall(due.target);
    if (await awaitsReading(deps, due.account_id, call, nowMs))
      return postponeExport(trx, due.id, { untilMs: nowMs + AGAIN_AFTER_MS, problem: due.problem });
    const mail = await composeDue(deps, due, nowMs);
    await deps.mail.enqueue(mail, trx);
    await noteSending(trx, due, { nowMs, problem: null });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const untilMs = nowMs + BUSY_AGAIN_AFTER_MS;
    const isTriedAgain = BUSY.includes(error.code) && untilMs < startOfDay(due.next_at.getTime()) + DAY_MS;
    if (isTriedAgain) return postponeExport(trx, due.id, { untilMs, problem: error.code });
    await noteSending(trx, due, { nowMs, problem: error.code });
  }
}

async function composeDue(deps: ExportDeps, due: DueExport, nowMs: number) {
  if (due.is_disabled) throw new Problem('account-disabled');
  if (due.email === null || !due.email_verified || due.is_refusing) throw new Problem('email-not-verified');
  const beyondPlan = await findBeyondPlan(deps.people, 'scheduledExports', [due.account_id]);
  if (beyondPlan.has(due.id)) throw new Problem('limit-reached');
  const language = findMailLanguage(due.language) ?? 'en';
  const format = due.format as FileFormat;
  const call = readFileCall(due.target);
  const file = await openFile({ ...deps, pictureUrl: () => null }, due.account_id, call);
  const date = isoDay(nowMs);
  const key = encodeURIComponent(stopKeyOf(deps.secretKey, 'scheduled export', due.id));
  return composeExportMail(due.email, language, {
    ...{ name: due.name, list: titleOf(language, call.name), date, every: due.every as ExportEvery },
    file: {
      name: `tillwatch-${call.name.replace(/^(list|get)/, '').toLowerCase()}-${date}.${format}`,
      type: FILE_TYPES[format],
      content: (await buffer(file(format))).toString('base64'),
    },
    link: `${deps.origin()}/sharing`,
    stopPage: `${deps.origin()}/sharing/stop?key=${key}`,
    stopUrl: `${deps.origin()}/lists/stop?key=${key}`,
  });
}
