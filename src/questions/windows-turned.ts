import type { Facts } from '#database/connect.ts';
import { startOfHour } from '#runtime/clock.ts';

/** How long a process relies on the answer. Every list asks, some of them twice. */
const REMEMBERED_MS = 500;

const seen = new WeakMap<Facts, { hourMs: number; askedAtMs: number }>();

/** Whether all windows are up to date for the hour of `nowMs`. Windows never go back to an earlier hour. */
export async function areWindowsTurned(facts: Facts, nowMs: number): Promise<boolean> {
  const hourMs = startOfHour(nowMs);
  const last = seen.get(facts);
  if (last?.hourMs === hourMs && performance.now() - last.askedAtMs < REMEMBERED_MS) return true;
  const turn = await facts.selectFrom('window_turn').select('turned_to').executeTakeFirst();
  const isTurned = turn?.turned_to.getTime() === hourMs;
  if (isTurned) seen.set(facts, { hourMs, askedAtMs: performance.now() });
  return isTurned;
}
