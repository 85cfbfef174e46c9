import type { Facts } from '#database/connect.ts';
import { HOUR_MS } from '#runtime/clock.ts';

/** So long a process takes it for true: every list asks for it, some of them twice. */
const REMEMBERED_MS = 500;

const seen = new WeakMap<Facts, { hourMs: number; askedAtMs: number }>();

/** Whether all windows stand at the hour of `nowMs`. Once turned to an hour they never go back. */
export async function areWindowsTurned(facts: Facts, nowMs: number): Promise<boolean> {
  const hourMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const last = seen.get(facts);
  if (last?.hourMs === hourMs && performance.now() - last.askedAtMs < REMEMBERED_MS) return true;
  const turn = await facts.selectFrom('window_turn').select('turned_to').executeTakeFirst();
  const isTurned = turn?.turned_to.getTime() === hourMs;
  if (isTurned) seen.set(facts, { hourMs, askedAtMs: performance.now() });
  return isTurned;
}
