import { FetchFailure } from '../../fetch/fetch-failure.ts';
import { at } from '../answer/read-json.ts';

/**
 * Finds what a shop with the option "Hide out of stock items from the catalog" leaves out of its lists: a stock status
 * that is asked for overrides the option. It is asked for beside the ordinary list, never instead of it: a filtered list
 * lacks products with a status of their own or without a row in the lookup table.
 */
export const SOLD_OUT = { stock_status: 'outofstock' };

export function isSoldOut(item: unknown): boolean {
  return at(item, 'is_in_stock') === false;
}

/** Whether the last catalogue found that the store hides what is sold out. */
export function hidesSoldOut(readerState: unknown): boolean {
  return at(readerState, 'hidesSoldOut') === true;
}

/** What was asked for, or `otherwise` if the server refuses the filter and is not known to have honoured it. */
export async function unlessRefused<Answer>(
  ask: () => Promise<Answer>,
  otherwise: Answer,
  isKnown: boolean,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FetchFailure && error.code === 'store-not-a-store' && !isKnown) return otherwise;
    throw error;
  }
}
