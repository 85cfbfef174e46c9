import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { type Random, seededRandom, seedOf } from '#runtime/random.ts';
import { catalogueGap, gapAfterFailure, spreadGap } from '#tracker/schedule/poll-gaps.ts';

/** How polls go wrong: the longest delay as a share of the interval, and the share of the time that a shop is down. */
export type Trouble = { delay: number; downShare: number };

export const NO_TROUBLE: Trouble = { delay: 0, downShare: 0 };
export const TROUBLE: Trouble = { delay: 0.5, downShare: 0.03 };

/** A poll that reads the shop, and whether the whole catalogue is due. */
export type Poll = { at: number; isCatalogueDue: boolean };

type Span = { from: number; to: number };

const OUTAGE_MS = { least: HOUR_MS, most: 6 * HOUR_MS };
const LONG_OUTAGES = [
  { everyMs: 90 * DAY_MS, lengthMs: 30 * HOUR_MS },
  { everyMs: 365 * DAY_MS, lengthMs: 5 * DAY_MS },
];

/** When a shop is read, by the schedule's own gaps: the first time and the last at the ends of the span. */
export function drawPolls(span: Span & { everyMs: number }, trouble: Trouble): Poll[] {
  const { from, to, everyMs } = span;
  const random = seededRandom(seedOf('polls'));
  const outages = trouble.downShare > 0 ? drawOutages(span, trouble.downShare) : [];
  const polls: Poll[] = [];
  let catalogueDueAt = from;
  let failures = 0;
  for (let at = from; ; ) {
    const isDown = outages.some((outage) => outage.from <= at && at < outage.to);
    if (isDown && at < to) {
      failures++;
      at = Math.min(to, wholeSeconds(at + gapAfterFailure(failures, null, random.next())));
      continue;
    }
    failures = 0;
    const isCatalogueDue = at >= catalogueDueAt;
    polls.push({ at, isCatalogueDue });
    if (at >= to) return polls;
    if (isCatalogueDue) catalogueDueAt = at + catalogueGap(false, random.next());
    const delayMs = trouble.delay * random.next() * everyMs;
    at = Math.min(to, wholeSeconds(at + spreadGap(everyMs, random.next()) + delayMs));
  }
}

/** Some hours again and again, and long ones. The shop answers when it is read first. */
function drawOutages({ from, to }: Span, downShare: number): Span[] {
  const random = seededRandom(seedOf('outages'));
  const outages: Span[] = [];
  const meanMs = (OUTAGE_MS.least + OUTAGE_MS.most) / 2;
  for (let at = from; at < to; ) {
    const start = at + exponential(random) * (meanMs / downShare);
    at = start + OUTAGE_MS.least + random.next() * (OUTAGE_MS.most - OUTAGE_MS.least);
    outages.push({ from: start, to: at });
  }
  for (const { everyMs, lengthMs } of LONG_OUTAGES) {
    for (let block = from; block < to; block += everyMs) {
      const start = block + DAY_MS + random.next() * (everyMs - DAY_MS);
      outages.push({ from: start, to: start + lengthMs });
    }
  }
  return outages;
}

function exponential(random: Random): number {
  return -Math.log(1 - random.next());
}

function wholeSeconds(ms: number): number {
  return Math.round(ms / 1000) * 1000;
}
