import { DAY_MS } from '#runtime/clock.ts';
import type { ProbedSignal } from '../reading.ts';
import { MAX_MOVED_SHARE } from './judge-stamps.ts';
import { CONTRADICTIONS_UNTIL_REFUSED, inState, isRead, newLife, type SignalLife } from './signal-life.ts';

/** A probe may fall into an hour in which the shop fails: one alone ends no live signal. */
const PROBES_UNTIL_BELIEVED = 2;
/**
 * How long stamps that did not move with sales stay refused. They are edits, which look just as good at every probe.
 */
const AT_ODDS_FOR_MS = 30 * DAY_MS;

/**
 * The life of a signal after another probe of what the store shows at one visit. `carriedAt`: the reading of this
 * visit, if it carried the signal, so that the next reading has something to be compared with.
 */
export function applyProbe(
  life: SignalLife | undefined,
  probe: ProbedSignal,
  at: number,
  carriedAt: number | null,
): SignalLife {
  if (!life) return { ...newLife(probe, at), readSince: carriedAt };
  const looksAlive = probe.state === 'alive' || probe.state === 'probing';
  const known = { ...life, probed: probe.evidence };
  if (life.source !== probe.source && looksAlive && !isRead(life)) {
    return { ...newLife(probe, at), refusals: life.refusals, readSince: carriedAt };
  }
  if (isRead(life)) return looksAlive ? keepOrMove(known, probe, at) : doubt(known, probe, at);
  if (!looksAlive) {
    if (probe.state === 'refused')
      return { ...inState(known, 'refused', at, life.why === 'not shown' ? 'as probed' : life.why), confirmations: 0 };
    return life.state === 'refused' ? { ...known, confirmations: 0 } : inState(known, 'silent', at, 'not shown');
  }
  if (life.why === 'stands while stock falls' && at - life.since < AT_ODDS_FOR_MS) return known;
  // it has to look plausible as often as it was refused
  const confirmations = life.confirmations + 1;
  if (confirmations < life.refusals) return { ...known, confirmations };
  return { ...inState(known, 'probing', at), readSince: carriedAt, heldAt: null, hasStood: false };
}

/** Found again: in the same source, or in another one once the first was missed often enough. */
function keepOrMove(life: SignalLife, probe: ProbedSignal, at: number): SignalLife {
  if (life.source === probe.source) return { ...life, missed: 0 };
  const missed = life.missed + 1;
  if (missed < PROBES_UNTIL_BELIEVED) return { ...life, missed };
  return { ...newLife(probe, at), refusals: life.refusals, tally: life.tally };
}

function doubt(life: SignalLife, probe: ProbedSignal, at: number): SignalLife {
  const moved = probe.evidence.movedAtSecondLook;
  // the answers are seconds apart: no bulk edit does that
  const isCertain = typeof moved === 'number' && moved > MAX_MOVED_SHARE;
  if (probe.state === 'refused') {
    const contradictions = life.contradictions + 1;
    return isCertain || contradictions >= CONTRADICTIONS_UNTIL_REFUSED || life.state === 'probing'
      ? inState(life, 'refused', at, 'as probed')
      : { ...life, contradictions };
  }
  const missed = life.missed + 1;
  return missed >= PROBES_UNTIL_BELIEVED || life.state !== 'alive'
    ? inState(life, 'silent', at, 'not shown')
    : { ...life, missed };
}
