import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';

/** No statement takes longer, by who waits for it: a person, a store that is being kept, the night, a start or a command. */
export const LONGEST_MS = {
  web: 15 * SECOND_MS,
  tracker: 5 * MINUTE_MS,
  jobs: HOUR_MS,
  upgrade: 6 * HOUR_MS,
};
