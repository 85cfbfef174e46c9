import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import type { DataColumn } from '../list/data-table.tsx';
import { ItemTable } from '../list/item-table.tsx';
import type { List } from '../list/list-params.ts';
import { useSelection } from '../list/selection.ts';
import { ChosenItems } from '../store/change/chosen-items.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductName } from './product-name.tsx';
import { ProductPrice } from './product-price.tsx';

type Props = {
  caption: string;
  scope: Scope;
  list: List;
  items: ProductItem[];
  isStale: boolean;
};

/** Products of many stores. */
export function ProductListTable({ scope, ...props }: Props) {
  const { t } = useTranslation();
  const selection = useSelection(props.items, ({ title }) => title);
  const columns = useMemo<DataColumn<ProductItem>[]>(
    () => [
      {
        id: 'product',
        header: t('store.productList.product'),
        enableSorting: false,
        cell: ({ row }) => <ProductName product={row.original} scope={scope} hasStore />,
      },
      {
        id: 'price',
        accessorFn: (product) => product.priceUsd,
        header: t('store.productList.price'),
        meta: { isNumeric: true, width: 116 },
        cell: ({ row }) => <ProductPrice product={row.original} />,
      },
    ],
    [t, scope],
  );
  return (
    <>
      <ChosenItems kind="products" scope={scope} selection={selection} />
      <ItemTable
        {...props}
        selection={selection}
        columns={columns}
        actions={actionsOf}
        actionsPx={scope === 'mine' ? 56 : 80}
      />
    </>
  );
}

function actionsOf(product: ProductItem) {
  return <ProductActions product={product} />;
}
