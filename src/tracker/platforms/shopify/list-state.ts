import type { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Reading } from '../../reading.ts';
import { at } from '../answer/read-json.ts';
import { PAGE_SIZE, SMALL_PAGE_SIZE } from './products-json.ts';

/** What is known of a shop's `/products.json`, from one reading to the next. */
export type ListState = {
  /** Products were last read from it, and not by the API. */
  isListed: boolean;
  /** At the last reading the API gave the variants that it cuts off. */
  isCompleted: boolean;
  /** How many products are asked for at once. */
  pageSize: number;
};

export function listState(readerState: unknown): ListState {
  return {
    isListed: at(readerState, 'isListed') === true,
    isCompleted: at(readerState, 'isCompleted') === true,
    pageSize: at(readerState, 'pageSize') === SMALL_PAGE_SIZE ? SMALL_PAGE_SIZE : PAGE_SIZE,
  };
}

/** What a reading leaves for the next one: undefined if that is what it found. */
export function withListState(readerState: unknown, change: Partial<ListState>): Reading['readerState'] {
  const before = listState(readerState);
  const after = { ...before, ...change };
  return JSON.stringify(after) === JSON.stringify(before) ? undefined : after;
}

/** How something fails that is there, and out of order. */
export function isPassing({ code }: FetchFailure): boolean {
  return code === 'store-server-error' || code === 'store-blocked';
}
