import type { People } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';

/** How long its owner can still see that a share has expired. */
const KEPT_MS = 30 * DAY_MS;

/** Deletes shares that expired some time ago. Call it daily; any number of processes may. */
export async function forgetExpiredShares(people: People, nowMs: number): Promise<void> {
  await people
    .deleteFrom('share')
    .where('expires_at', '<=', new Date(nowMs - KEPT_MS))
    .execute();
}
