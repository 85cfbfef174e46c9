import { RINGS_KEPT_DAYS } from '#alerts/ring/list-rings.ts';
import type { PublicConfig } from '#contract/config.ts';
import { ADDRESSES_KEPT_DAYS, EVENTS_KEPT_DAYS } from '#identity/forget-expired.ts';
import type { Settings } from '#runtime/settings.ts';

/** For how many days each kind of data is stored, as people are told. */
export function keptDays({
  hoursDays,
  eventsDays,
  evidenceDays,
  pollsDays,
}: Settings['keep']): PublicConfig['keptDays'] {
  return {
    hours: hoursDays,
    events: eventsDays,
    evidence: evidenceDays,
    readings: pollsDays,
    alerts: RINGS_KEPT_DAYS,
    account: EVENTS_KEPT_DAYS,
    addresses: ADDRESSES_KEPT_DAYS,
  };
}
