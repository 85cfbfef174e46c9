/** The share of its planned rate at which a host is asked, and the clean polls since the pace last changed. */
export type HostPace = { pace: number; cleanPolls: number };

const MIN_PACE = 1 / 64;
const STEP = 1 / 8;
const POLLS_PER_STEP = 10;

/**
 * Additive increase, multiplicative decrease: halved when the host throttles us, raised by a step for every ten clean
 * polls.
 */
export function paceAfter({ pace, cleanPolls }: HostPace, outcome: 'throttled' | 'clean' | 'failed'): HostPace {
  if (outcome === 'throttled') return { pace: Math.max(MIN_PACE, pace / 2), cleanPolls: 0 };
  if (outcome === 'failed' || pace >= 1) return { pace, cleanPolls: 0 };
  if (cleanPolls + 1 < POLLS_PER_STEP) return { pace, cleanPolls: cleanPolls + 1 };
  return { pace: Math.min(1, pace + STEP), cleanPolls: 0 };
}
