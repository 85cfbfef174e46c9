import type { QuietTime } from '#contract/messages/alert.ts';
import { MINUTE_MS } from '#runtime/clock.ts';

/** In every zone, hours begin at a quarter of an hour. */
const STEP_MS = 15 * MINUTE_MS;
/** More than a day, which has 25 hours when the clock goes back. */
const MAX_STEPS = 4 * 26;

/** When a message may be sent: now, or at the end of the quiet time that includes now, by its zone's clock. */
export function quietEnd(quiet: QuietTime | null, nowMs: number): number {
  if (quiet === null || !isQuiet(quiet, nowMs)) return nowMs;
  const next = Math.ceil((nowMs + 1) / STEP_MS) * STEP_MS;
  for (let step = 0; step < MAX_STEPS; step++) {
    if (!isQuiet(quiet, next + step * STEP_MS)) return next + step * STEP_MS;
  }
  return nowMs;
}

function isQuiet({ from, until, zone }: QuietTime, atMs: number): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(atMs),
  );
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}
