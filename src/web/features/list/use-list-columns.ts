import { LIST_COLUMNS, type ListColumn } from '#contract/preferences.ts';
import { usePreferences } from '../../api/use-preferences.ts';
import type { ListName } from './list-params.ts';

const NONE: ListColumn[] = [];

/** The extra columns this user chose for a list, shared by all their devices. */
export function useListColumns(list: ListName) {
  const { preferences, isReady, change } = usePreferences();
  const columns = preferences.columns?.[list] ?? NONE;
  return {
    columns,
    isReady,
    toggle: (column: ListColumn) => {
      const isWanted = !columns.includes(column);
      change(({ columns: all }) => {
        const shown = LIST_COLUMNS.filter((one) => (one === column ? isWanted : all?.[list]?.includes(one)));
        return { columns: { ...all, [list]: shown } };
      });
    },
  };
}
