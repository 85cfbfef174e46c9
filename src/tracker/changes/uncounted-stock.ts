import type { StockChange } from './compare-stock.ts';

/** Quantities of a store whose stock is no proven sign of sales: kept to compare the next with, and nothing more. */
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
