import { idOf } from '../parse-text.ts';
import { at, listOf } from '../read-json.ts';
import { markOf } from '../stock-marks.ts';

/** A product's id and the mark of its stock and price; both forms, short and whole, give the same mark. */
export function stockMark(item: unknown): { id: string; mark: number } | null {
  const id = idOf(at(item, 'uid'));
  if (id === null) return null;
  const parts = [...listOf(at(item, 'variants')), ...listOf(at(item, 'items'))].map((one) => at(one, 'product'));
  const shown = parts.map((part) => `${at(part, 'uid')}:${shownOf(part)}`);
  return { id, mark: markOf(`${shownOf(item)}|${shown.toSorted().join('|')}`) };
}

function shownOf(item: unknown): string {
  const price = at(item, 'price_range', 'minimum_price', 'final_price', 'value');
  const quantity = `${at(item, 'quantity') ?? ''}:${at(item, 'only_x_left_in_stock') ?? ''}`;
  return `${at(item, 'stock_status')}:${quantity}:${price}`;
}
