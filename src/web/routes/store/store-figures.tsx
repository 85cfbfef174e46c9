import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { ItemFigures } from '../../features/analytics/item-figures.tsx';
import { NoteList } from '../../features/note/note-list.tsx';
import type { ChosenPeriod } from '../../features/period/chosen-period.ts';
import { isCounted } from '../../features/store/is-counted.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { SimilarStores } from './similar-stores.tsx';
import { StoreWithoutCounts } from './store-without-counts.tsx';
import { UncountedProducts } from './uncounted-products.tsx';

type Props = {
  scope: Scope;
  id: string;
  /** Undefined while it is loading. */
  store: StoreItem | undefined;
  /** Whether it has the figures of the period before. */
  isStale: boolean;
  period: ChosenPeriod;
  onDay: (day: string) => void;
  onProduct: (productId: string, at: string) => void;
  onPeriod: (period: ChosenPeriod) => void;
};

/** A store's sales in the period, and their change. */
export function StoreFigures({ scope, id, store, isStale, period, onDay, onProduct, onPeriod }: Props) {
  return (
    <>
      {store && !isCounted(store) ? (
        <StoreWithoutCounts scope={scope} storeId={id} period={period} onProduct={onProduct} />
      ) : (
        <>
          {store && <UncountedProducts scope={scope} store={store} />}
          <ItemFigures
            scope={scope}
            of={{ storeId: id }}
            item={store}
            isStale={isStale}
            name={store?.name}
            period={period}
            onDay={onDay}
            onPeriod={onPeriod}
          />
        </>
      )}
      {scope === 'mine' && !IS_SHARED && <NoteList of={{ storeId: id }} />}
      {scope === 'catalogue' && store && !IS_SHARED && <SimilarStores store={store} />}
    </>
  );
}
