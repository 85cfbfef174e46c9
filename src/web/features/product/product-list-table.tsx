import { visuallyHidden } from '@mui/utils';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSort } from '#contract/filters.ts';
import type { ProductItem } from '#contract/product.ts';
import { Sparkline } from '../chart/sparkline.tsx';
import { ComparedFigure } from '../estimate/compared-figure.tsx';
import { type DataColumn, DataTable } from '../list/data-table.tsx';
import type { List } from '../list/list-params.ts';
import type { Scope } from '../scope/scope.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductName } from './product-name.tsx';
import { ProductPrice } from './product-price.tsx';

type Props = { caption: string; scope: Scope; list: List; items: ProductItem[]; isStale: boolean };

/** Products of many stores. */
export function ProductListTable({ caption, scope, list, items, isStale }: Props) {
  const { t } = useTranslation();
  const columns = useMemo<DataColumn<ProductItem>[]>(
    () => [
      {
        id: 'product',
        header: t('store.productList.product'),
        enableSorting: false,
        meta: { width: '34%' },
        cell: ({ row }) => <ProductName product={row.original} scope={scope} hasStore />,
      },
      {
        id: 'price',
        accessorFn: (product) => product.priceUsd,
        header: t('store.productList.price'),
        meta: { isNumeric: true, width: '13%' },
        cell: ({ row }) => <ProductPrice product={row.original} />,
      },
      {
        id: 'orderCount',
        accessorFn: (product) => product.orders.value,
        header: t('estimate.metric.orders'),
        meta: { isNumeric: true },
        cell: ({ row }) => <ComparedFigure item={row.original} metric="orders" />,
      },
      {
        id: 'revenue',
        accessorFn: (product) => product.revenue.value,
        header: t('estimate.metric.revenue'),
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
        cell: ({ row }) => <ProductActions product={row.original} />,
      },
    ],
    [t, scope],
  );
  return (
    <DataTable<ProductItem, ProductSort>
      caption={caption}
      columns={columns}
      items={items}
      sort={{ by: list.params.sortBy, order: list.params.sortOrder }}
      onSort={({ by, order }) => list.change({ sortBy: by, sortOrder: order })}
      isStale={isStale}
    />
  );
}
