import type { Happening } from './happening.ts';

/** What the server writes into a member's document, so that it is read before any script has come. */
export type ToldAhead = {
  /** Who it was written for. */
  accountId: string;
  /** The name of the store or product whose page it is. */
  title?: string;
  /** On the overview: what the call for the default period answers. */
  happenings?: { items: Happening[] };
  /** By language: what they are, as sentences. */
  texts?: Record<string, { title: string; sentences: string[] }>;
};
