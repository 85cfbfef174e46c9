import { visuallyHidden } from '@mui/utils';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSort } from '#contract/filters.ts';
import type { SortOrder } from '#contract/list.ts';
import type { ProductItem } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import type { Formatters } from '../../format/formatters.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type DataColumn, DataTable } from '../list/data-table.tsx';
import { orderColumns } from '../list/order-columns.tsx';
import type { Selection } from '../list/selection.ts';
import { ProductName } from './product-name.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductShare } from './product-share.tsx';
import { ReceiptButton } from './receipt-button.tsx';

type Sort = { by: ProductSort; order: SortOrder };
type Props = {
  scope: Scope;
  caption: string;
  items: ProductItem[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  isStale: boolean;
  /** If false, the store shows no sign of sales, and other facts about its products replace the figures. */
  isCounted: boolean;
  /** Undefined on a shared page. */
  selection: Selection<ProductItem> | undefined;
  onReceipt: (productId: string) => void;
};

export function ProductTable({ scope, isCounted, onReceipt, ...props }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns = useMemo<DataColumn<ProductItem>[]>(
    () => [
      {
        id: 'product',
        header: t('store.productList.product'),
        enableSorting: false,
        cell: ({ row }) => <ProductName product={row.original} scope={scope} />,
      },
      {
        id: 'price',
        accessorFn: (product) => product.priceUsd,
        header: t('store.productList.price'),
        meta: { isNumeric: true, width: 100 },
        cell: ({ row }) => <ProductPrice product={row.original} />,
      },
      ...(isCounted ? figureColumns(t) : standingColumns(t, format)),
      {
        id: 'receipt',
        header: () => <span style={visuallyHidden}>{t('receipt.title')}</span>,
        enableSorting: false,
        meta: { width: 48, isNumeric: true },
        cell: ({ row }) => <ReceiptButton product={row.original} onReceipt={onReceipt} />,
      },
    ],
    [t, format, scope, isCounted, onReceipt],
  );
  return <DataTable<ProductItem, ProductSort> columns={columns} {...props} />;
}

function figureColumns(t: TFunction): DataColumn<ProductItem>[] {
  return [
    ...orderColumns<ProductItem>(t),
    {
      id: 'share',
      header: t('store.productList.shortShare'),
      enableSorting: false,
      meta: { width: 76, roomyWidth: 112, fullName: t('store.productList.share') },
      cell: ({ row }) => <ProductShare share={row.original.share} />,
    },
  ];
}

function standingColumns(t: TFunction, format: Formatters): DataColumn<ProductItem>[] {
  return [
    {
      id: 'stock',
      header: t('list.column.stock'),
      enableSorting: false,
      meta: { width: '18%' },
      cell: ({ row }) => t(`filter.stockIs.${row.original.available ? 'in' : 'out'}`),
    },
    {
      id: 'newest',
      accessorFn: (product) => product.firstSeenAt,
      header: t('list.column.firstSeen'),
      meta: { isNumeric: true, width: '18%' },
      cell: ({ row }) => format.utcDay(row.original.firstSeenAt),
    },
  ];
}
