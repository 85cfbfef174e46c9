import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import type { DataColumn } from '../../list/data-table.tsx';
import { ItemTable } from '../../list/item-table.tsx';
import type { List } from '../../list/list-params.ts';
import { useSelection } from '../../list/selection.ts';
import { ChosenItems } from '../change/chosen-items.tsx';
import { StoreState } from '../state/state.tsx';
import { StoreActions } from './actions.tsx';
import { StoreName } from './name.tsx';

type Props = {
  caption: string;
  scope: Scope;
  list: List;
  items: StoreItem[];
  isStale: boolean;
};

export function StoreTable({ scope, ...props }: Props) {
  const { t } = useTranslation();
  const selection = useSelection(props.items, ({ name }) => name);
  const columns = useMemo<DataColumn<StoreItem>[]>(
    () => [
      {
        id: 'store',
        header: t('stores.column.store'),
        enableSorting: false,
        cell: ({ row }) => <StoreName store={row.original} scope={scope} />,
      },
      {
        id: 'status',
        header: t('stores.column.status'),
        enableSorting: false,
        meta: { width: 166, roomyWidth: scope === 'catalogue' ? 264 : 232 },
        cell: ({ row }) => <StoreState store={row.original} scope={scope} isShort />,
      },
    ],
    [t, scope],
  );
  return (
    <>
      <ChosenItems kind="stores" scope={scope} selection={selection} />
      <ItemTable {...props} selection={selection} columns={columns} actions={actionsOf} />
    </>
  );
}

function actionsOf(store: StoreItem) {
  return <StoreActions store={store} look="icon" />;
}
