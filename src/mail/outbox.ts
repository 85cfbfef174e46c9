import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, systemClock } from '#runtime/clock.ts';
import type { Mail, MailTransport } from './mail.ts';

export type OutboxMail = Mail & { id: string; sentAt: string };

/**
 * Writes mails to files in a folder instead of sending them. A file's name begins with its time, so names sort by it.
 */
export function outboxTransport(folder: string, clock: Clock = systemClock): MailTransport {
  let sequence = 0;
  return {
    async send(mail, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date(clock.now()).toISOString();
      const name = `${sentAt.replaceAll(':', '-')}-${String(++sequence).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
      const draft = join(folder, `.${name}`);
      await writeFile(draft, JSON.stringify({ ...mail, id, sentAt } satisfies OutboxMail, null, 2), { mode: 0o600 });
      await rename(draft, join(folder, `${name}.json`));
    },
  };
}

/** Newest first; empty if no mail was ever sent. */
export async function listOutbox(folder: string, limit = 200): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxMail));
}
