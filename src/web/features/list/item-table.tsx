import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSort } from '#contract/filters.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { Sparkline } from '../chart/sparkline.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';
import { extraColumns } from './extra-columns.tsx';
import type { List } from './list-params.ts';
import type { ListedItem } from './listed-item.ts';
import { orderColumns } from './order-columns.tsx';
import type { Selection } from './selection.ts';
import { useListColumns } from './use-list-columns.ts';

type Props<Item extends ListedItem> = {
  caption: string;
  list: List;
  items: Item[];
  isStale: boolean;
  selection: Selection<Item>;
  /** The columns before the figures. */
  columns: readonly DataColumn<Item>[];
  actions: (item: Item) => ReactNode;
  actionsPx?: number;
};

/** A filtered list as a table: the items, their figures and their actions. */
export function ItemTable<Item extends ListedItem>(props: Props<Item>) {
  const { list, columns, actions, actionsPx = 80, selection, ...shown } = props;
  const { t } = useTranslation();
  const chosen = useListColumns(list.name).columns;
  const all = useMemo<DataColumn<Item>[]>(
    () => [
      ...columns,
      ...extraColumns<Item>(chosen, (column) => t(`list.column.${column}`)),
      ...orderColumns<Item>(t),
      {
        id: 'trend',
        header: t('stores.column.trend'),
        enableSorting: false,
        meta: { width: 96, isSpare: true },
        cell: ({ row }) => <Sparkline values={row.original.sparkline} />,
      },
      {
        id: 'actions',
        header: () => <span style={visuallyHidden}>{t('stores.column.actions')}</span>,
        enableSorting: false,
        meta: { isNumeric: true, width: actionsPx },
        cell: ({ row }) => actions(row.original),
      },
    ],
    [t, columns, chosen, actions, actionsPx],
  );
  return (
    <DataTable<Item, ProductSort>
      {...shown}
      selection={IS_SHARED ? undefined : selection}
      columns={all}
      sort={{ by: list.params.sortBy, order: list.params.sortOrder }}
      onSort={({ by, order }) => list.change({ sortBy: by, sortOrder: order })}
    />
  );
}
