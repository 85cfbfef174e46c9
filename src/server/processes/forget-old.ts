import { forgetOldRings } from '#alerts/ring/list-rings.ts';
import type { Databases } from '#database/connect.ts';
import { dropOldPartitions } from '#database/partitions.ts';
import { isClockBelieved } from '#database/size-samples.ts';
import { forgetExpired } from '#identity/forget-expired.ts';
import type { Clock } from '#runtime/clock.ts';

/** Removes data past its retention. Waits where the clock may have jumped ahead, as removed data cannot be restored. */
export async function forgetOld({ people, facts, clock }: Databases & { clock: Clock }): Promise<void> {
  if (!(await isClockBelieved(people, clock.now()))) return;
  await dropOldPartitions(facts, clock.now());
  await forgetExpired({ database: people, clock });
  await forgetOldRings({ people, clock });
}
