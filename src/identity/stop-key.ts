import { Problem } from '#runtime/problem.ts';
import { authenticateData, openAuthenticated } from './seal.ts';

/** What mails bring again and again. */
export type Stoppable = 'scheduled export' | 'brief';

const purposeOf = (what: Stoppable) => `stop of a ${what}`;

/** What stops something from its mails: only we can make it, and it opens nothing else. */
export function stopKeyOf(secretKey: string, what: Stoppable, id: string): string {
  return authenticateData(secretKey, purposeOf(what), Buffer.from(id)).toString('base64url');
}

/** What the key stops. Throws `not-found` for no key of ours. */
export function readStopKey(secretKey: string, what: Stoppable, key: string): string {
  const id = openAuthenticated(secretKey, purposeOf(what), Buffer.from(key, 'base64url'))?.toString();
  if (id === undefined) throw new Problem('not-found');
  return id;
}
