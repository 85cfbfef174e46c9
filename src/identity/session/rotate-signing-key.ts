import { DAY_MS } from '#runtime/clock.ts';
import {
  addSigningKey,
  forgetCachedKeys,
  lockSigningKeys,
  PUBLISHED_BEFORE_USE_MS,
  type SigningKeyDeps,
  VERIFIES_AFTER_USE_MS,
} from './signing-keys.ts';

const ROTATED_AFTER_MS = 30 * DAY_MS;

/**
 * Publishes the next signing key once the current one has signed for thirty days, and deletes keys whose tokens have
 * all expired. Call it daily; any number of processes may. True if a key was added.
 */
export async function rotateSigningKeyIfDue(deps: SigningKeyDeps): Promise<boolean> {
  return rotate(deps, ROTATED_AFTER_MS);
}

/** Publishes the next signing key now; it signs after `PUBLISHED_BEFORE_USE_MS`. False if one is already waiting. */
export async function rotateSigningKey(deps: SigningKeyDeps): Promise<boolean> {
  return rotate(deps, 0);
}

async function rotate(deps: SigningKeyDeps, minAgeMs: number): Promise<boolean> {
  const isAdded = await deps.database.transaction().execute(async (trx) => {
    await lockSigningKeys(trx);
    const nowMs = deps.clock.now();
    const keys = await trx.selectFrom('signing_key').select(['kid', 'signs_from']).orderBy('signs_from').execute();
    const expired = keys.filter((_, index) => {
      const successor = keys[index + 1];
      return successor && successor.signs_from.getTime() + VERIFIES_AFTER_USE_MS <= nowMs;
    });
    for (const { kid } of expired) await trx.deleteFrom('signing_key').where('kid', '=', kid).execute();
    const newest = keys.at(-1);
    if (newest && newest.signs_from.getTime() > nowMs - minAgeMs) return false;
    await addSigningKey(deps, trx, newest ? nowMs + PUBLISHED_BEFORE_USE_MS : nowMs);
    return true;
  });
  forgetCachedKeys(deps.database);
  return isAdded;
}
