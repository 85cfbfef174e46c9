import type { People } from '#database/connect.ts';
import { authenticateData, openAuthenticated } from '#identity/seal.ts';
import { Problem } from '#runtime/problem.ts';

const PURPOSE = 'stop of a scheduled export';

/** What stops an export from its mails: only we can make it, and it opens nothing else. */
export function stopKeyOf(secretKey: string, exportId: string): string {
  return authenticateData(secretKey, PURPOSE, Buffer.from(exportId)).toString('base64url');
}

/** Stops what the key is of; what was stopped before stays so. Throws `not-found` for no key of ours. */
export async function stopByKey(people: People, secretKey: string, key: string): Promise<void> {
  const id = openAuthenticated(secretKey, PURPOSE, Buffer.from(key, 'base64url'))?.toString();
  if (id === undefined) throw new Problem('not-found');
  await people.deleteFrom('scheduled_export').where('id', '=', id).execute();
}
