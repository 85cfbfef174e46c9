import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';

/** Statement timeouts by who waits: a person, a store that is being saved, a nightly job, a start or command. */
export const STATEMENT_TIMEOUT_MS = {
  web: 15 * SECOND_MS,
  tracker: 5 * MINUTE_MS,
  jobs: HOUR_MS,
  upgrade: 6 * HOUR_MS,
};
