import type { CatalogueFingerprint } from '../reading.ts';

/** A fingerprint that is kept, with what is known of the store that reading only a part of it would not show. */
export type KnownFingerprint = CatalogueFingerprint & {
  /** The products whose prices wait for a second sight: all others are known as they are shown. */
  waiting: string[];
  /** How many products are known, those that are gone among them. */
  remembered: number;
};
