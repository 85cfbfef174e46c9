import { LIST_COLUMNS, type ListColumn } from '#contract/preferences.ts';
import { usePreferences } from '../../api/use-preferences.ts';
import type { ListName } from './list-params.ts';

const NONE: ListColumn[] = [];

/** The extra columns this user chose for a list, shared by all their devices. */
export function useListColumns(list: ListName) {
  const { preferences, isReady, change } = usePreferences();
  const all = preferences.columns ?? {};
  const columns = all[list] ?? NONE;
  return {
    columns,
    isReady,
    toggle: (column: ListColumn) => {
      const isShown = (one: ListColumn) => columns.includes(one) !== (one === column);
      change({ columns: { ...all, [list]: LIST_COLUMNS.filter(isShown) } });
    },
  };
}
