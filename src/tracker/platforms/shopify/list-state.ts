import { at } from '../read-json.ts';

/** What is known of a shop's `/products.json`, from one reading to the next. */
export type ListState = {
  /** Products were read from it. */
  isListed: boolean;
};

export function listState(readerState: unknown): ListState {
  return { isListed: at(readerState, 'isListed') === true };
}
