import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ChooseRow } from '../list/choose-row.tsx';
import { ItemFigures, ItemHead } from '../list/item-cards.tsx';
import type { Selection } from '../list/selection.ts';
import { ProductName } from './product-name.tsx';
import { ReceiptButton } from './receipt-button.tsx';

type Props = {
  label: string;
  scope: Scope;
  items: ProductItem[];
  isStale: boolean;
  isCounted: boolean;
  /** Undefined on a shared page. */
  selection: Selection<ProductItem> | undefined;
  onReceipt: (productId: string) => void;
};

/** Products on a narrow screen. */
export function ProductCards({ label, scope, items, isStale, isCounted, selection, onReceipt }: Props) {
  const factOf = useProductFact(isCounted);
  return (
    <Stack
      component="ul"
      aria-label={label}
      aria-busy={isStale}
      sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', opacity: isStale ? 0.6 : 1 }}
    >
      {items.map((product) => (
        <Box
          component="li"
          key={product.id}
          sx={{ px: 1.5, py: 0.5, borderBlockStart: '1px solid', borderColor: 'divider' }}
        >
          <ItemHead
            name={<ProductName product={product} scope={scope} hasPrice fact={factOf(product)} />}
            actions={
              <>
                {selection && <ChooseRow item={product} selection={selection} size="small" />}
                <ReceiptButton product={product} onReceipt={onReceipt} />
              </>
            }
          />
          {isCounted && <ItemFigures item={product} />}
        </Box>
      ))}
    </Stack>
  );
}

/** The product's share of its store's revenue; for a store without sales, the date when the product was first seen. */
function useProductFact(isCounted: boolean): (product: ProductItem) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ share, firstSeenAt }) => {
    if (!isCounted) return t('product.firstSeen', { date: format.utcDay(firstSeenAt) });
    if (share === null) return t('store.productList.noShare');
    return t('common.labelled', { label: t('store.productList.share'), value: format.share(share) });
  };
}
