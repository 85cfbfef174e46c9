import { useState } from 'react';

export type Selection<Item> = {
  chosen: Item[];
  nameOf: (item: Item) => string;
  has: (item: Item) => boolean;
  toggle: (item: Item) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** The rows chosen for an action on several. Only visible rows count; a row that has left the page is dropped. */
export function useSelection<Item extends { id: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter((item) => ids.has(item.id));
  return {
    chosen,
    nameOf,
    has: (item) => ids.has(item.id),
    toggle: ({ id }) => setIds(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id])),
    toggleAll: () => setIds(new Set(chosen.length === items.length ? [] : items.map((item) => item.id))),
    clear: () => setIds(new Set()),
  };
}
