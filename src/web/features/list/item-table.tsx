import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSort } from '#contract/filters.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { Sparkline } from '../chart/sparkline.tsx';
import { ComparedFigure } from '../estimate/compared-figure.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';
import { extraColumns } from './extra-columns.tsx';
import type { List } from './list-params.ts';
import type { ListedItem } from './listed-item.ts';
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
      {
        id: 'orderCount',
        accessorFn: (item) => item.orders.value,
        header: t('estimate.metric.orders'),
        meta: { isNumeric: true, width: 152, roomyWidth: 168, term: 'range', hasChange: true },
        cell: ({ row }) => <ComparedFigure item={row.original} metric="orders" />,
      },
      {
        id: 'revenue',
        accessorFn: (item) => item.revenue.value,
        header: t('estimate.metric.revenue'),
        meta: { isNumeric: true, width: 196, roomyWidth: 212, term: 'range', hasChange: true },
        cell: ({ row }) => <ComparedFigure item={row.original} metric="revenue" />,
      },
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
