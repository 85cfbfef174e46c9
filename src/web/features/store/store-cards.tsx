import { useLocation } from 'react-router';
import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { ChooseRow } from '../list/choose-row.tsx';
import { ItemCards } from '../list/item-cards.tsx';
import type { Selection } from '../list/selection.ts';
import { periodSearch } from '../period/period-search.ts';
import { StoreActions } from './store-actions.tsx';
import { StoreName } from './store-name.tsx';
import { StoreState } from './store-state.tsx';

type Props = {
  label: string;
  scope: Scope;
  items: StoreItem[];
  isStale: boolean;
  selection?: Selection<StoreItem>;
};

/** The list on a narrow screen. */
export function StoreCards({ scope, selection, ...props }: Props) {
  const { search } = useLocation();
  return (
    <ItemCards
      {...props}
      name={(store) => <StoreName store={store} scope={scope} search={periodSearch(search)} />}
      actions={(store) => (
        <>
          {selection && <ChooseRow item={store} selection={selection} />}
          <StoreActions store={store} look="icon" />
        </>
      )}
      facts={(store) => <StoreState store={store} scope={scope} />}
    />
  );
}
