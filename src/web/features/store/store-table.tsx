import { visuallyHidden } from '@mui/utils';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { ProductSort } from '#contract/filters.ts';
import type { StoreItem } from '#contract/store.ts';
import { Sparkline } from '../chart/sparkline.tsx';
import { ComparedFigure } from '../estimate/compared-figure.tsx';
import { type DataColumn, DataTable } from '../list/data-table.tsx';
import type { List } from '../list/list-params.ts';
import type { Selection } from '../list/selection.ts';
import { periodSearch } from '../period/period-search.ts';
import type { Scope } from '../scope/scope.ts';
import { StoreActions } from './store-actions.tsx';
import { StoreName } from './store-name.tsx';
import { StoreState } from './store-state.tsx';

type Props = {
  caption: string;
  scope: Scope;
  list: List;
  items: StoreItem[];
  isStale: boolean;
  selection?: Selection<StoreItem>;
};

export function StoreTable({ caption, scope, list, items, isStale, selection }: Props) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const columns = useMemo<DataColumn<StoreItem>[]>(
    () => [
      {
        id: 'store',
        header: t('stores.column.store'),
        enableSorting: false,
        meta: { width: '27%' },
        cell: ({ row }) => <StoreName store={row.original} scope={scope} search={periodSearch(search)} />,
      },
      {
        id: 'status',
        header: t('stores.column.status'),
        enableSorting: false,
        meta: { width: '20%' },
        cell: ({ row }) => <StoreState store={row.original} scope={scope} />,
      },
      {
        id: 'orderCount',
        accessorFn: (store) => store.orders.value,
        header: t('stores.column.orders'),
        meta: { isNumeric: true, width: '13%' },
        cell: ({ row }) => <ComparedFigure item={row.original} metric="orders" />,
      },
      {
        id: 'revenue',
        accessorFn: (store) => store.revenue.value,
        header: t('stores.column.revenue'),
        meta: { isNumeric: true },
        cell: ({ row }) => <ComparedFigure item={row.original} metric="revenue" />,
      },
      {
        id: 'trend',
        header: t('stores.column.trend'),
        enableSorting: false,
        meta: { width: 116 },
        cell: ({ row }) => <Sparkline values={row.original.sparkline} />,
      },
      {
        id: 'actions',
        header: () => <span style={visuallyHidden}>{t('stores.column.actions')}</span>,
        enableSorting: false,
        meta: { isNumeric: true, width: 96 },
        cell: ({ row }) => <StoreActions store={row.original} look="icon" />,
      },
    ],
    [t, scope, search],
  );
  return (
    <DataTable<StoreItem, ProductSort>
      caption={caption}
      columns={columns}
      items={items}
      sort={{ by: list.params.sortBy, order: list.params.sortOrder }}
      onSort={({ by, order }) => list.change({ sortBy: by, sortOrder: order })}
      isStale={isStale}
      selection={selection}
    />
  );
}
