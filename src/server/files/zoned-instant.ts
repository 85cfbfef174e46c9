import { MINUTE_MS } from '#runtime/clock.ts';

/** A UTC time such as `2026-11-29T06:15:00.000Z` in a zone, with its UTC offset: `2026-11-29T07:15:00+01:00`. */
export function zonedInstant(iso: string, timeZone: string): string {
  const atMs = Date.parse(iso);
  if (Number.isNaN(atMs)) return iso;
  const wholeMs = Math.floor(atMs / 1_000) * 1_000;
  const shown = clockOf(timeZone).format(wholeMs).replace(' ', 'T');
  const offset = Math.round((Date.parse(`${shown}Z`) - wholeMs) / MINUTE_MS);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${shown}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    // Swedish dates have the ISO 8601 form
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    clocks.set(timeZone, clock);
  }
  return clock;
}
