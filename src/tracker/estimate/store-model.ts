/** What is learned of a store as a whole. Small, and kept as JSON: the row `store_model`. */
export type StoreModel = {
  /** Orders of the store as of the last reading, with exponential forgetting: the clock that product rates run by. */
  clock: number;
  /** Gamma prior of a product's lines per order of the store: shape, and rate in orders. */
  prior: { shape: number; orders: number };
  /** By hour of the week (UTC, from Monday 0:00): orders and hours observed, with exponential forgetting. */
  week: { orders: number[]; hours: number[] };
  /** Baskets by their number of products (index 0: one product), with exponential forgetting. */
  baskets: number[];
  /** Units sold and lines they were sold in, where stock and stamps live both: units, their squares, lines. */
  quantities: { units: number; unitsSquared: number; lines: number };
  /** Moved stamps that stock could judge, and those of them that were sales. */
  calibration: { updates: number; sales: number };
};

export function newStoreModel(): StoreModel {
  return {
    clock: 0,
    prior: { shape: 0.3, orders: 30 },
    week: { orders: new Array<number>(168).fill(0), hours: new Array<number>(168).fill(0) },
    baskets: [],
    quantities: { units: 0, unitsSquared: 0, lines: 0 },
    calibration: { updates: 0, sales: 0 },
  };
}
