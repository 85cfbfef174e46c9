import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until there is a result. Only the test's own timeout ends it, so a slow machine only takes longer. */
export async function until<Result>(look: () => Result): Promise<NonNullable<Awaited<Result>>> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await sleep(10);
  }
}
