import type { People } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';

export type SandboxClock = Clock & {
  /** Moves the clock ahead. The difference survives a restart. */
  advanceTo(ms: number): Promise<void>;
};

/** The sandbox's time: ours, plus the time that somebody has advanced it by. */
export async function openSandboxClock(database: People, wallClock: Clock): Promise<SandboxClock> {
  const row = await database.selectFrom('sandbox_clock').select('ahead_ms').executeTakeFirst();
  let aheadMs = row?.ahead_ms ?? 0;
  return {
    now: () => wallClock.now() + aheadMs,
    async advanceTo(ms) {
      const wanted = Math.max(aheadMs, Math.ceil(ms - wallClock.now()));
      await database
        .insertInto('sandbox_clock')
        .values({ ahead_ms: wanted })
        .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ ahead_ms: wanted }))
        .execute();
      aheadMs = wanted;
    },
  };
}
