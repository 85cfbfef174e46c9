import { CompiledQuery } from 'kysely';
import type { ConnectionOptions, PgBoss, WorkOptions } from 'pg-boss';
import type { People } from '#database/connect.ts';
import { doingNow, during } from '#runtime/doing.ts';
import { log } from '#runtime/log.ts';
import { type Note, traced } from '#runtime/traced.ts';
import type { Mail, MailTransport } from './mail.ts';

export const MAIL_QUEUE = 'mail';
/** What could not be sent in a day of trying: kept for the operator, with the mail server's last words. */
export const GIVEN_UP_QUEUE = 'mail-given-up';
const PRETENDED_QUEUE = 'mail-pretended';

/** With the request that asked for it, where one did. */
type MailJob = { mail: Mail; requestId?: string };

export type MailQueue = {
  /** `within`: the transaction that it is queued with, or not at all. */
  enqueue(mail: Mail, within?: People): Promise<void>;
  /** Takes the time of `enqueue` and sends nothing, so that the sender's answer tells nothing either. */
  pretend(mail: Mail): Promise<void>;
};

/** Makes the queue if it is not there. `boss` must be started. */
export async function createMailQueue(boss: PgBoss): Promise<MailQueue> {
  await ensureQueues(boss);
  return {
    async enqueue(mail, within) {
      const job: MailJob = { mail, requestId: doingNow().requestId };
      await boss.send(MAIL_QUEUE, job, within && { db: databaseOf(within) });
    },
    async pretend(mail) {
      const id = await boss.send(PRETENDED_QUEUE, { mail } satisfies MailJob);
      // nobody waits for this; what it leaves, a kill between the two, goes by the queue's retention
      if (id) boss.deleteJob(PRETENDED_QUEUE, id).catch(() => {});
    },
  };
}

function databaseOf(people: People): ConnectionOptions['db'] {
  return {
    executeSql: async (text, values = []) => ({ ...(await people.executeQuery(CompiledQuery.raw(text, values))) }),
  };
}

/** So many connections to the mail server at once: batches × mails. A mail that hangs holds back one other. */
const BATCHES = 5;
const BATCH_SIZE = 2;
export const MOST_SENT_AT_ONCE = BATCHES * BATCH_SIZE;

const WORK: WorkOptions = {
  batchSize: BATCH_SIZE,
  localConcurrency: BATCHES,
  // as long as batches are full the next is fetched at once
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 0.5,
  // what is due again after a failure is announced by nobody
  notifyPollingIntervalSeconds: 2,
};

/** What a mail server said of an address: that it takes none for it, or, by taking one, that it does. */
export type NoteAddress = (address: string, isRefused: boolean) => Promise<void>;

/** Sends what is queued, until the boss stops. Any number of processes may. */
export async function workMail(
  boss: PgBoss,
  transport: MailTransport,
  noteAddress: NoteAddress = async () => {},
): Promise<void> {
  await ensureQueues(boss);
  await boss.work<MailJob>(MAIL_QUEUE, WORK, async (jobs) => {
    await Promise.all(
      jobs.map((job) =>
        during({ requestId: job.data.requestId, job: MAIL_QUEUE, jobId: job.id }, () =>
          traced({ name: 'mail' }, (note) => sendOne({ boss, transport, noteAddress }, job, note)),
        ),
      ),
    );
  });
}

/** Each is settled by itself, at once: neither a neighbour that fails nor one that hangs sends it again. */
async function sendOne(
  { boss, transport, noteAddress }: { boss: PgBoss; transport: MailTransport; noteAddress: NoteAddress },
  { id, data }: { id: string; data: MailJob },
  note: Note,
): Promise<void> {
  try {
    await transport.send(data.mail, id);
  } catch (error) {
    const { code = 'none' } = error as { code?: string };
    // what the mail server said may hold addresses: it is on /operate
    log.warn({ code }, 'a mail was not sent; it is tried again');
    note({ 'error.type': code });
    if (isAddressRefused(error)) await noteAddress(data.mail.to, true).catch(warn);
    await boss.fail(MAIL_QUEUE, id, { message: error instanceof Error ? error.message : String(error) });
    return;
  }
  // a sent mail holds a working link: it does not stay
  await boss.deleteJob(MAIL_QUEUE, id);
  await noteAddress(data.mail.to, false).catch(warn);
}

function warn(error: unknown): void {
  log.warn({ error }, 'what a mail server said of an address was not kept');
}

/** For good, when it was named (RFC 5321, 4.2.1): not what a server has against a mail, or cannot do now. */
function isAddressRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}

const DAY_SECONDS = 86_400;

async function ensureQueues(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, GIVEN_UP_QUEUE, { retentionSeconds: 14 * DAY_SECONDS });
  await ensureQueue(boss, PRETENDED_QUEUE, { retentionSeconds: 60, notify: true });
  await ensureQueue(boss, MAIL_QUEUE, {
    // longer than all its tries: what nobody could send is given up, not forgotten
    retentionSeconds: 3 * DAY_SECONDS,
    deleteAfterSeconds: 60,
    // two seconds, doubling up to an hour: a day in all, as long as the links in a mail live
    retryLimit: 34,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3_600,
    // longer than the transport takes to end by itself; a process that was killed is known by its silence
    expireInSeconds: 600,
    heartbeatSeconds: 20,
    notify: true,
    deadLetter: GIVEN_UP_QUEUE,
  });
}

/** Settings of before are brought up to date. */
async function ensureQueue(boss: PgBoss, name: string, settings: Parameters<PgBoss['updateQueue']>[1]): Promise<void> {
  await boss.createQueue(name);
  await boss.updateQueue(name, settings);
}
