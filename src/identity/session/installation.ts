import { DAY_MS } from '#runtime/clock.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { addressKey, countAttempt } from '../limits/count-attempt.ts';
import { limitsOf } from '../limits/limits.ts';
import { hashSecret, newSecret } from '../random-id.ts';
import { authenticateData } from '../seal.ts';

export type InstallationToken = { token: string; expiresIn: string };
const TOKEN_LIFE_MS = 7 * DAY_MS;

/** Whether it has the form of an id made by a browser: 22 characters. */
export function isInstallationId(fid: string): boolean {
  return /^[cdef][\w-]{21}$/.test(fid);
}

/** Null if the id is taken; the browser then makes another. */
export async function registerInstallation(
  deps: IdentityDeps,
  { fid, appId }: { fid: string; appId: string },
  caller: Caller,
): Promise<{ refreshToken: string; authToken: InstallationToken } | null> {
  const nowMs = deps.clock.now();
  const key = addressKey('installation', caller.address);
  await countAttempt(deps.database, nowMs, { key, limit: limitsOf(deps).installationsPerAddress });
  const refreshToken = newSecret();
  const { numInsertedOrUpdatedRows } = await deps.database
    .insertInto('installation')
    .values({
      fid,
      app_id: appId,
      secret_hash: hashSecret(refreshToken),
      created_at: new Date(nowMs),
      last_seen_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 0n ? null : { refreshToken, authToken: tokenFor(deps, fid) };
}

/** A new token, or the reason why there is none. */
export async function renewInstallation(
  deps: IdentityDeps,
  fid: string,
  refreshToken: string,
): Promise<InstallationToken | 'unknown' | 'refused'> {
  const found = await deps.database
    .updateTable('installation')
    .set({ last_seen_at: new Date(deps.clock.now()) })
    .where('fid', '=', fid)
    .returning('secret_hash')
    .executeTakeFirst();
  if (!found) return 'unknown';
  return found.secret_hash.equals(hashSecret(refreshToken)) ? tokenFor(deps, fid) : 'refused';
}

export async function removeInstallation(deps: IdentityDeps, fid: string, refreshToken: string): Promise<void> {
  await deps.database
    .deleteFrom('installation')
    .where('fid', '=', fid)
    .where('secret_hash', '=', hashSecret(refreshToken))
    .execute();
}

function tokenFor(deps: IdentityDeps, fid: string): InstallationToken {
  const data = Buffer.from(JSON.stringify({ fid, untilMs: deps.clock.now() + TOKEN_LIFE_MS }));
  const token = authenticateData(deps.secretKey, 'installation', data).toString('base64url');
  return { token, expiresIn: `${TOKEN_LIFE_MS / 1000}s` };
}
