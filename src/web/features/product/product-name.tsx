import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product.ts';
import { ProductImage } from './product-image.tsx';

/** A product in a list: picture, title as the link into the shop, and whether it is sold out. */
export function ProductName({ product }: { product: ProductItem }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <ProductImage product={product} />
      <Stack sx={{ minWidth: 0, alignItems: 'flex-start', gap: 0.5 }}>
        <Link
          href={product.url}
          target="_blank"
          rel="noopener noreferrer"
          variant="subtitle2"
          color="textPrimary"
          underline="hover"
          sx={{ display: 'inline-block', minHeight: 24, overflowWrap: 'anywhere' }}
        >
          <bdi>{product.title}</bdi>
          <span style={visuallyHidden}> ({t('store.visitNewTab')})</span>
        </Link>
        {!product.available && <Chip size="small" label={t('store.productList.soldOut')} />}
      </Stack>
    </Stack>
  );
}
