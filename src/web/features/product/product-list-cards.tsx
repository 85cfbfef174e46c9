import type { ProductItem } from '#contract/product.ts';
import type { Scope } from '#contract/scope.ts';
import { ItemCards } from '../list/item-cards.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductName } from './product-name.tsx';

type Props = { label: string; scope: Scope; items: ProductItem[]; isStale: boolean };

/** Products of many stores on a narrow screen. */
export function ProductListCards({ scope, ...props }: Props) {
  return (
    <ItemCards
      {...props}
      name={(product) => <ProductName product={product} scope={scope} hasStore hasPrice />}
      actions={(product) => <ProductActions product={product} />}
    />
  );
}
