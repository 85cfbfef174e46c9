import { CASES_OF_BODIES } from './cases-of-bodies.ts';
import { CASES_OF_CATALOGUES } from './cases-of-catalogues.ts';
import { CASES_OF_CONTENTS } from './cases-of-contents.ts';
import { CASES_OF_HEADERS } from './cases-of-headers.ts';
import { CASES_OF_REFUSALS } from './cases-of-refusals.ts';
import type { HostileCase } from './hostile-case.ts';

export const HOSTILE_CASES: readonly HostileCase[] = [
  ...CASES_OF_BODIES,
  ...CASES_OF_HEADERS,
  ...CASES_OF_CATALOGUES,
  ...CASES_OF_CONTENTS,
  ...CASES_OF_REFUSALS,
];
