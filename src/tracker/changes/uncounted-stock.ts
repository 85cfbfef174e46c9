import { type StockChange, unknownStock } from './compare-stock.ts';

/** Quantities of a store whose stock is no proven sales signal: stored only to compare the next ones with. */
export function uncountedStock({ variants }: StockChange): StockChange {
  return { ...unknownStock(), variants };
}
