import type { ProductItem } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import { usePlan } from '../../api/use-plan.ts';
import { ItemFigures } from '../../features/analytics/item-figures.tsx';
import { NoteList } from '../../features/note/note-list.tsx';
import type { ChosenPeriod } from '../../features/period/chosen-period.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { ProductPlace } from './product-place.tsx';
import { SimilarProducts } from './similar-products.tsx';

type Props = {
  scope: Scope;
  id: string;
  /** Undefined while it is loading. */
  product: ProductItem | undefined;
  /** Whether it has the figures of the period before. */
  isStale: boolean;
  period: ChosenPeriod;
  onDay: (day: string) => void;
  onPeriod: (period: ChosenPeriod) => void;
};

/** A product's sales in the period, and their change. */
export function ProductFigures({ scope, id, product, isStale, period, onDay, onPeriod }: Props) {
  const { areDatabaseFiltersEnabled } = usePlan();
  return (
    <>
      <ItemFigures
        scope={scope}
        of={{ productId: id }}
        item={product}
        isStale={isStale}
        name={product?.title}
        period={period}
        onDay={onDay}
        onPeriod={onPeriod}
      >
        <ProductPlace id={id} period={period} share={product?.share ?? null} />
      </ItemFigures>
      {scope === 'mine' && !IS_SHARED && <NoteList of={{ productId: id }} />}
      {(scope === 'catalogue' || areDatabaseFiltersEnabled) && product && !IS_SHARED && (
        <SimilarProducts product={product} />
      )}
    </>
  );
}
