import type { StockChange } from './compare-stock.ts';

/** Quantities of a store whose stock is no proven sales signal: stored only to compare the next ones with. */
export function uncountedStock(stock: StockChange): StockChange {
  return {
    ...stock,
    isKnown: false,
    isComplete: false,
    sold: 0,
    soldMinor: 0,
    falls: [],
    risen: 0,
    rises: [],
    cancelled: [],
    held: 0,
    returned: 0,
  };
}
