import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#runtime/clock.ts';

/** All processes read the file again within this time. */
const SEEN_WITHIN_MS = 60;

/** A clock for several processes that runs like the wall clock and can be moved forward. */
export type VirtualClock = Clock & {
  /** The environment for a Node process that should use it. */
  env: Record<string, string>;
  /** Returns when every process has the new time. */
  putForward(ms: number): Promise<void>;
  /** The wall-clock time when it showed this time. */
  wallTimeOf(virtualMs: number): number;
  close(): Promise<void>;
};

export async function openVirtualClock(): Promise<VirtualClock> {
  const folder = await mkdtemp(join(tmpdir(), 'tillwatch-time-'));
  const file = join(folder, 'ahead');
  await writeFile(file, '0');
  const puts = [{ fromMs: Number.NEGATIVE_INFINITY, aheadMs: 0 }];
  const aheadMs = () => puts.at(-1)!.aheadMs;
  const preload = `--import=${new URL('./virtual-date.ts', import.meta.url)}`;
  return {
    env: { VIRTUAL_TIME: file, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}`.trim() },
    now: () => Date.now() + aheadMs(),
    async putForward(ms) {
      const next = aheadMs() + ms;
      await writeFile(`${file}.new`, String(next));
      puts.push({ fromMs: Date.now() + next, aheadMs: next });
      await rename(`${file}.new`, file);
      await sleep(SEEN_WITHIN_MS);
    },
    wallTimeOf: (virtualMs) => virtualMs - puts.findLast(({ fromMs }) => fromMs <= virtualMs + 1)!.aheadMs,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
