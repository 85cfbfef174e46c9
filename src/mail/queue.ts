import type { PgBoss } from 'pg-boss';
import type { Mail, MailTransport } from './mail.ts';

const QUEUE = 'mail';
type MailJob = { mail: Mail | null };

export type MailQueue = {
  /** Null takes the time of a mail and sends nothing, so that the sender's answer tells nothing either. */
  enqueue(mail: Mail | null): Promise<void>;
};

/** Makes the queue if it is not there. `boss` must be started. */
export async function createMailQueue(boss: PgBoss): Promise<MailQueue> {
  await ensureQueue(boss);
  return {
    async enqueue(mail) {
      await boss.send(QUEUE, { mail } satisfies MailJob);
    },
  };
}

/** Sends what is queued, until the boss stops. Any number of processes may. */
export async function workMail(boss: PgBoss, transport: MailTransport): Promise<void> {
  await ensureQueue(boss);
  await boss.work<MailJob>(QUEUE, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
    for (const { data } of jobs) if (data.mail) await transport.send(data.mail);
  });
}

async function ensureQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE, {
    // the links in a mail live a day at most
    retentionSeconds: 86_400,
    // a sent mail holds a working link: it does not stay
    deleteAfterSeconds: 60,
    // two seconds, doubling up to an hour: about six hours in all
    retryLimit: 16,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
    notify: true,
  });
}
