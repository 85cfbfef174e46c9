import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import type { RankedEntry } from '../chart/ranked-list.tsx';
import { ComparedFigure } from '../estimate/compared-figure.tsx';
import { EntryName } from '../list/entry-name.tsx';
import { useStorePath } from '../scope/use-page-path.ts';
import { StoreAvatar } from './store-avatar.tsx';

/** Stores as entries of a ranked list, by orders. */
export function useStoreEntries(scope: Scope): (stores: readonly StoreItem[]) => RankedEntry[] {
  const pathOf = useStorePath(scope);
  return (stores) =>
    stores.map((store) => {
      const path = pathOf(store.id, store.status);
      return {
        id: store.id,
        amount: store.orders.value,
        figure: <ComparedFigure item={store} metric="orders" />,
        name: (
          <EntryName
            to={path}
            picture={<StoreAvatar store={store} size={32} />}
            name={store.name}
            isPractice={store.isPractice}
          >
            <bdi dir="ltr">{store.host}</bdi>
          </EntryName>
        ),
      };
    });
}
