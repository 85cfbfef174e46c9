import type { CatalogueFingerprint } from '../reading.ts';

/** A stored fingerprint, with what is known of the store and not shown by reading only a part of it. */
export type KnownFingerprint = CatalogueFingerprint & {
  /** The products whose prices wait to be seen a second time: all others are known as they are shown. */
  waiting: string[];
  /** How many products are known, gone ones included. */
  remembered: number;
};
