import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product/product.ts';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** The price in the store's own currency, with the original price if it is reduced: below it, or in the same line. */
export function ProductPrice({ product, isInline = false }: { product: ProductItem; isInline?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { price, compareAtPrice } = product;
  const isReduced = compareAtPrice !== null && compareAtPrice.amount > price.amount;
  return (
    <>
      <Typography
        variant={isInline ? 'caption' : 'body2'}
        component="span"
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {isolate(format.money(price.amount, price.currency))}
      </Typography>
      {isReduced && (
        <Typography
          variant="caption"
          component={isInline ? 'span' : 'p'}
          color="textSecondary"
          sx={{ whiteSpace: 'nowrap' }}
        >
          <span style={visuallyHidden}>{t('store.productList.before')} </span>
          <s>{isolate(format.money(compareAtPrice.amount, compareAtPrice.currency))}</s>
        </Typography>
      )}
    </>
  );
}
