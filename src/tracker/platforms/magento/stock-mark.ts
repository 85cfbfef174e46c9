import { at, listOf, plainAt } from '../answer/read-json.ts';
import { markOf } from '../product/stock-marks.ts';
import { uidOf } from './uid-of.ts';

/** A product's id and the mark of its stock and price; both forms, short and whole, give the same mark. */
export function stockMark(item: unknown): { id: string; mark: number } | null {
  const id = uidOf(item);
  if (id === null) return null;
  const parts = [...listOf(at(item, 'variants')), ...listOf(at(item, 'items'))].map((one) => at(one, 'product'));
  const shown = parts.map((part) => `${uidOf(part)}:${shownOf(part)}`);
  return { id, mark: markOf(`${shownOf(item)}|${shown.toSorted().join('|')}`) };
}

function shownOf(item: unknown): string {
  const price = plainAt(item, 'price_range', 'minimum_price', 'final_price', 'value');
  const quantity = `${plainAt(item, 'quantity') ?? ''}:${plainAt(item, 'only_x_left_in_stock') ?? ''}`;
  return `${plainAt(item, 'stock_status')}:${quantity}:${price}`;
}
