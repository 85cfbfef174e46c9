import { DAY_MS, MINUTE_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { type ReadRow, readRows } from './read-lines.ts';

/** `codes`: the products, one for each line. */
export type SoldOrder = { at: number; codes: Set<string> };
/** A source with whole orders, by seller or by the country it sells to. */
export type OrderSource = { name: string; isWholesale: boolean; shops: Map<string, SoldOrder[]> };

/** Sellers and countries with fewer orders are left out. */
const MIN_ORDERS = 45;

/** The grocer's lines are only a sample, so they are not whole orders. */
export async function readOrderSources(folder: string): Promise<OrderSource[]> {
  const random = seededRandom(1);
  const marketplace = gather(await readRows(folder, 'marketplace'), (row) => {
    // only the week is known
    const [year, week] = (row.week ?? '').split('-W').map(Number);
    const at = Date.UTC(year!, 0, 1) + (week! - 1 + random.next()) * 7 * DAY_MS;
    return { shop: row.seller, order: row.order, code: row.product, at };
  });
  const wholesaler = gather(await readRows(folder, 'wholesaler'), (row) => {
    const isSale = Number(row.Quantity) > 0 && Number(row.UnitPrice) > 0 && !row.InvoiceNo?.startsWith('C');
    if (!isSale) return null;
    const at = Date.parse(`${row.InvoiceDate?.replace(' ', 'T')}Z`) + random.next() * MINUTE_MS;
    return { shop: row.Country, order: row.InvoiceNo, code: row.StockCode, at };
  });
  return [
    { name: 'marketplace', isWholesale: false, shops: marketplace },
    { name: 'wholesaler', isWholesale: true, shops: wholesaler },
  ];
}

type OrderLine = { shop?: string; order?: string; code?: string; at: number };

function gather(rows: readonly ReadRow[], lineOf: (row: ReadRow) => OrderLine | null): OrderSource['shops'] {
  const shops = new Map<string, Map<string, SoldOrder>>();
  for (const row of rows) {
    const { shop = '', order = '', code = '', at = 0 } = lineOf(row) ?? {};
    if (order === '') continue;
    const orders = shops.get(shop) ?? new Map<string, SoldOrder>();
    shops.set(shop, orders);
    const known = orders.get(order) ?? { at, codes: new Set() };
    orders.set(order, known);
    known.codes.add(code);
  }
  const large = [...shops].filter(([, orders]) => orders.size >= MIN_ORDERS);
  return new Map(large.map(([shop, orders]) => [shop, [...orders.values()].sort((one, other) => one.at - other.at)]));
}
