import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BriefDeps } from './deps.ts';

/** What a link in a mail brings, so that whoever reads the mail may stop it, and nobody else. */
export function stopQuery(secretKey: string, briefId: string): string {
  return new URLSearchParams({ brief: briefId, key: keyOf(secretKey, briefId) }).toString();
}

/** Stops a brief by the address in its mails; it does not say whether there is such a brief. False where the key is not its own. */
export async function stopByAddress(
  { people, clock, secretKey }: Pick<BriefDeps, 'people' | 'clock' | 'secretKey'>,
  { brief, key }: { brief: string; key: string },
): Promise<boolean> {
  const expected = Buffer.from(keyOf(secretKey, brief));
  const given = Buffer.from(key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  await people
    .updateTable('brief')
    .set({ stopped_at: new Date(clock.now()) })
    .where('id', '=', brief)
    .where('stopped_at', 'is', null)
    .execute();
  return true;
}

function keyOf(secretKey: string, briefId: string): string {
  return createHmac('sha256', secretKey).update(`stop brief\0${briefId}`).digest('base64url');
}
