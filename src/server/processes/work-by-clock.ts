import { forgetOldRings } from '#alerts/ring/list-rings.ts';
import { forgetSettled } from '#briefs/forget-settled.ts';
import type { Databases } from '#database/connect.ts';
import { dropOldPartitions } from '#database/partitions.ts';
import { forgetOldSizes, isClockBelieved } from '#database/size-samples.ts';
import { forgetExpired } from '#identity/forget-expired.ts';
import { rotateSigningKeyIfDue } from '#identity/session/rotate-signing-key.ts';
import type { Clock } from '#runtime/clock.ts';
import { forgetExpiredShares } from '#sharing/forget-shares.ts';
import { forgetOldTurns } from '#watch/watch-store.ts';

/**
 * The nightly work that a wrong clock would spoil: removing data past its retention, which cannot be restored, and
 * renewing the signing key. It waits where the clock may have jumped ahead.
 */
export async function workByClock({
  people,
  facts,
  clock,
  secretKey,
}: Databases & { clock: Clock; secretKey: string }): Promise<void> {
  if (!(await isClockBelieved(people, clock.now()))) return;
  await rotateSigningKeyIfDue({ database: people, clock, secretKey });
  await dropOldPartitions(facts, clock.now());
  await forgetExpired({ database: people, clock });
  await forgetOldRings({ people, clock });
  await forgetSettled(people, clock.now());
  await forgetExpiredShares(people, clock.now());
  await forgetOldTurns(people, clock.now());
  await forgetOldSizes(people, clock.now());
}
