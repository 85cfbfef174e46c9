import { at, listOf, plainAt } from '../answer/read-json.ts';
import { idOf } from '../parse/text.ts';
import { markOf } from '../product/stock-marks.ts';

/** A product's id and the mark of its stock and stamp; both forms, short and whole, give the same mark. */
export function stockMark(item: unknown): { id: string; mark: number } | null {
  const id = idOf(at(item, 'id'));
  if (id === null) return null;
  const variants = listOf(at(item, 'variants')).map(
    (one) => `${plainAt(one, 'id')}:${plainAt(one, 'inventory_quantity')}:${plainAt(one, 'manage_inventory')}`,
  );
  return { id, mark: markOf(`${plainAt(item, 'updated_at')}|${variants.toSorted().join('|')}`) };
}
