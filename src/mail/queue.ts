import { CompiledQuery } from 'kysely';
import type { ConnectionOptions, PgBoss, WorkOptions } from 'pg-boss';
import type { People } from '#database/connect.ts';
import { log } from '#runtime/log.ts';
import { type Note, traced } from '#runtime/traced.ts';
import { currentContext, runInContext } from '#runtime/work-context.ts';
import type { Mail, MailTransport } from './mail.ts';

export const MAIL_QUEUE = 'mail';
/** Mails that a day of attempts could not send, stored for the operator with the mail server's last answer. */
export const GIVEN_UP_QUEUE = 'mail-given-up';
const PRETENDED_QUEUE = 'mail-pretended';

/** `requestId`: the request that caused the mail, if there was one. */
type MailJob = { mail: Mail; requestId?: string };

export type MailQueue = {
  /** `within`: a transaction; the mail is queued only if it commits. */
  enqueue(mail: Mail, within?: People): Promise<void>;
  /** Takes as long as `enqueue` but sends nothing, so that the response time does not tell whether a mail was sent. */
  pretend(mail: Mail): Promise<void>;
};

/** Creates the queue if it does not exist. `boss` must be started. */
export async function createMailQueue(boss: PgBoss): Promise<MailQueue> {
  await ensureQueues(boss);
  return {
    async enqueue(mail, within) {
      const job: MailJob = { mail, requestId: currentContext().requestId };
      await boss.send(MAIL_QUEUE, job, within && { db: databaseOf(within) });
    },
    async pretend(mail) {
      const id = await boss.send(PRETENDED_QUEUE, { mail } satisfies MailJob);
      // not awaited: if the process dies before this, the queue's retention removes the job
      if (id) boss.deleteJob(PRETENDED_QUEUE, id).catch(() => {});
    },
  };
}

function databaseOf(people: People): ConnectionOptions['db'] {
  return {
    executeSql: async (text, values = []) => ({ ...(await people.executeQuery(CompiledQuery.raw(text, values))) }),
  };
}

/** The connections to the mail server at once: batches × mails. A mail that hangs delays only one other. */
const BATCHES = 5;
const BATCH_SIZE = 2;
export const MAX_SENT_AT_ONCE = BATCHES * BATCH_SIZE;

const WORK: WorkOptions = {
  batchSize: BATCH_SIZE,
  localConcurrency: BATCHES,
  // while batches are full, the next is fetched at once
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 0.5,
  // no notification announces a retry that falls due
  notifyPollingIntervalSeconds: 2,
};

/** Called with a mail server's verdict on an address: refused, or accepted. */
export type NoteAddress = (address: string, isRefused: boolean) => Promise<void>;

/** Sends queued mails until the boss stops. Any number of processes may. */
export async function workMail(
  boss: PgBoss,
  transport: MailTransport,
  noteAddress: NoteAddress = async () => {},
): Promise<void> {
  await ensureQueues(boss);
  await boss.work<MailJob>(MAIL_QUEUE, WORK, async (jobs) => {
    await Promise.all(
      jobs.map((job) =>
        runInContext({ requestId: job.data.requestId, job: MAIL_QUEUE, jobId: job.id }, () =>
          traced({ name: 'mail' }, (note) => sendOne({ boss, transport, noteAddress }, job, note)),
        ),
      ),
    );
  });
}

/** Each mail is settled by itself and at once, so that a neighbour that fails or hangs does not send it again. */
async function sendOne(
  { boss, transport, noteAddress }: { boss: PgBoss; transport: MailTransport; noteAddress: NoteAddress },
  { id, data }: { id: string; data: MailJob },
  note: Note,
): Promise<void> {
  try {
    await transport.send(data.mail, id);
  } catch (error) {
    const { code = 'none' } = error as { code?: string };
    // the server's answer may contain addresses, so it is shown on /operate and not logged
    log.warn({ code }, 'a mail was not sent; it is tried again');
    note({ 'error.type': code });
    if (isAddressRefused(error)) await noteAddress(data.mail.to, true).catch(warn);
    await boss.fail(MAIL_QUEUE, id, { message: error instanceof Error ? error.message : String(error) });
    return;
  }
  // a sent mail contains working links, so it is deleted
  await boss.deleteJob(MAIL_QUEUE, id);
  await noteAddress(data.mail.to, false).catch(warn);
}

function warn(error: unknown): void {
  log.warn({ error }, 'what a mail server said of an address was not kept');
}

/**
 * Whether the address was refused for good, at RCPT TO (RFC 5321, 4.2.1). Temporary errors and objections to the mail
 * itself do not count.
 */
function isAddressRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}

const DAY_SECONDS = 86_400;

async function ensureQueues(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, GIVEN_UP_QUEUE, { retentionSeconds: 14 * DAY_SECONDS });
  await ensureQueue(boss, PRETENDED_QUEUE, { retentionSeconds: 60, notify: true });
  await ensureQueue(boss, MAIL_QUEUE, {
    // longer than all attempts, so that a mail is given up rather than lost
    retentionSeconds: 3 * DAY_SECONDS,
    deleteAfterSeconds: 60,
    // two seconds, doubling up to an hour: about a day in all, as long as the links in a mail are valid
    retryLimit: 34,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3_600,
    // longer than the transport's own timeout; a killed process is detected by its missing heartbeat
    expireInSeconds: 600,
    heartbeatSeconds: 20,
    notify: true,
    deadLetter: GIVEN_UP_QUEUE,
  });
}

/** Also updates the settings of an existing queue. */
async function ensureQueue(boss: PgBoss, name: string, settings: Parameters<PgBoss['updateQueue']>[1]): Promise<void> {
  await boss.createQueue(name);
  await boss.updateQueue(name, settings);
}
