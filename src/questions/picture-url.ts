/** Turns the address of a store's picture into one on our own origin; null if there is none to show. */
export type PictureUrl = (address: string | null) => string | null;
