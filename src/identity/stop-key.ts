import { Problem } from '#runtime/problem.ts';
import { authenticateData, openAuthenticated } from './seal.ts';

/** The kinds of repeated mails. */
export type Stoppable = 'scheduled export' | 'brief';

const purposeOf = (what: Stoppable) => `stop of a ${what}`;

/** A key for mails that stops them. Only we can make it, and it allows nothing else. */
export function stopKeyOf(secretKey: string, what: Stoppable, id: string): string {
  return authenticateData(secretKey, purposeOf(what), Buffer.from(id)).toString('base64url');
}

/** The id of what the key stops. Throws `not-found` if the key is not ours. */
export function readStopKey(secretKey: string, what: Stoppable, key: string): string {
  const id = openAuthenticated(secretKey, purposeOf(what), Buffer.from(key, 'base64url'))?.toString();
  if (id === undefined) throw new Problem('not-found');
  return id;
}
