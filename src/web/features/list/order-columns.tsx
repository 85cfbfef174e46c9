import type { TFunction } from 'i18next';
import { ComparedFigure, type ComparedItem } from '../estimate/compared-figure.tsx';
import type { DataColumn } from './data-table.tsx';

/** Orders and revenue, each with its change. */
export function orderColumns<Item extends ComparedItem>(t: TFunction): DataColumn<Item>[] {
  return [
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
  ];
}
