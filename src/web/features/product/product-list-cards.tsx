import Stack from '@mui/material/Stack';
import type { ProductItem } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import { ItemCards } from '../list/item-cards.tsx';
import { useSelection } from '../list/selection.ts';
import { ChosenItems } from '../store/change/chosen-items.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductName } from './product-name.tsx';

type Props = { label: string; scope: Scope; items: ProductItem[]; isStale: boolean };

/** Products of many stores on a narrow screen. */
export function ProductListCards({ scope, ...props }: Props) {
  const selection = useSelection(props.items, ({ title }) => title);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ChosenItems kind="products" scope={scope} selection={selection} />
      <ItemCards
        {...props}
        selection={selection}
        name={(product) => <ProductName product={product} scope={scope} hasStore hasPrice />}
        actions={(product) => <ProductActions product={product} />}
      />
    </Stack>
  );
}
