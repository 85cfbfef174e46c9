/** The product id of rows about a store itself: its events, restatements, rings, favourites. */
export const STORE_ITSELF = 0;
