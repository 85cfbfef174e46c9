import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { StoreSort } from '#contract/filters.ts';
import type { StoreItem } from '#contract/store.ts';
import { Sparkline } from '../../features/chart/sparkline.tsx';
import { ChangeText } from '../../features/estimate/change-chip.tsx';
import { EstimateFigure } from '../../features/estimate/estimate-figure.tsx';
import { type DataColumn, DataTable } from '../../features/list/data-table.tsx';
import { periodSearch } from '../../features/period/period-search.ts';
import { FavoriteButton } from '../../features/store/favorite-button.tsx';
import { PracticeChip } from '../../features/store/practice-chip.tsx';
import { ReadingTimes } from '../../features/store/reading-times.tsx';
import { StatusChip } from '../../features/store/status-chip.tsx';
import { StoreMenu } from '../../features/store/store-menu.tsx';
import { StoreName } from '../../features/store/store-name.tsx';
import type { useStoresParams } from './stores-params.ts';

type Props = Pick<ReturnType<typeof useStoresParams>, 'params' | 'change'> & { items: StoreItem[]; isStale: boolean };

export function StoresTable({ items, params, change, isStale }: Props) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const columns = useMemo<DataColumn<StoreItem>[]>(
    () => [
      {
        id: 'store',
        header: t('stores.column.store'),
        enableSorting: false,
        meta: { width: '27%' },
        cell: ({ row }) => <StoreName store={row.original} search={periodSearch(search)} />,
      },
      {
        id: 'status',
        header: t('stores.column.status'),
        enableSorting: false,
        meta: { width: '20%' },
        cell: ({ row }) => (
          <>
            <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
              <StatusChip status={row.original.status} />
              {row.original.isPractice && <PracticeChip />}
            </Stack>
            <ReadingTimes store={row.original} />
          </>
        ),
      },
      {
        id: 'orderCount',
        accessorFn: (store) => store.orders.value,
        header: t('stores.column.orders'),
        meta: { isNumeric: true, width: '13%' },
        cell: ({ row }) => <Figure store={row.original} metric="orders" />,
      },
      {
        id: 'revenue',
        accessorFn: (store) => store.revenue.value,
        header: t('stores.column.revenue'),
        meta: { isNumeric: true },
        cell: ({ row }) => <Figure store={row.original} metric="revenue" />,
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
        cell: ({ row }) => (
          <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
            <FavoriteButton store={row.original} />
            <StoreMenu store={row.original} />
          </Stack>
        ),
      },
    ],
    [t, search],
  );
  return (
    <DataTable<StoreItem, StoreSort>
      caption={t('stores.title')}
      columns={columns}
      items={items}
      sort={{ by: params.sortBy, order: params.sortOrder }}
      onSort={({ by, order }) => change({ sortBy: by, sortOrder: order })}
      isStale={isStale}
    />
  );
}

function Figure({ store, metric }: { store: StoreItem; metric: 'orders' | 'revenue' }) {
  return (
    <Stack sx={{ alignItems: 'flex-end' }}>
      <EstimateFigure metric={metric} estimate={store[metric]} previous={store.previous[metric]} />
      <ChangeText current={store[metric]} previous={store.previous[metric]} />
    </Stack>
  );
}
