import type { Happening } from './happening.ts';

/** Data that the server writes into a member's document, so that the page has it before any script has loaded. */
export type InitialData = {
  /** The account it was written for. */
  accountId: string;
  /** The name of the store or product whose page it is. */
  title?: string;
  /** For the overview: the answer of the call for the default period. */
  happenings?: { items: Happening[] };
  /** The happenings as sentences, by language. */
  texts?: Record<string, { title: string; sentences: string[] }>;
};
