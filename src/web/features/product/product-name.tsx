import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import { LockedText } from '../../navigation/locked-text.tsx';
import { NameLink } from '../../navigation/name-link.tsx';
import { TextLink } from '../../navigation/text-link.tsx';
import { useProductPath, useStorePath } from '../scope/use-page-path.ts';
import { PracticeChip } from '../store/practice/chip.tsx';
import { StatusChip } from '../store/state/status-chip.tsx';
import { ProductImage } from './product-image.tsx';
import { ProductPrice } from './product-price.tsx';

type Props = {
  product: ProductItem;
  scope: Scope;
  hasStore?: boolean;
  hasPrice?: boolean;
  /** Shown after the other facts. */
  fact?: string;
};

/** A product in a list: picture, title as a link, link to the shop, and one line of facts. */
export function ProductName({ product, scope, hasStore = false, hasPrice = false, fact }: Props) {
  const { t } = useTranslation();
  const path = useProductPath(scope)(product.id, product.storeStatus);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <ProductImage product={product} size={36} />
      <Stack sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ gap: 0.5, alignItems: 'flex-start', maxWidth: 1 }}>
          {path === null ? (
            <LockedText text={product.title} feature="areDatabaseDetailsEnabled" />
          ) : (
            <NameLink to={path} name={product.title} sx={{ lineHeight: '24px', minWidth: 0 }} />
          )}
          <Link
            href={product.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('product.visit', { name: product.title })}
            color="textSecondary"
            sx={{ display: 'inline-grid', placeItems: 'center', width: 24, height: 24, flexShrink: 0 }}
          >
            <OpenInNew aria-hidden sx={{ fontSize: 15 }} />
          </Link>
        </Stack>
        <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center', maxWidth: 1 }}>
          {hasPrice && <ProductPrice product={product} isInline />}
          {!product.available && <Chip size="small" label={t('store.productList.soldOut')} sx={{ height: 20 }} />}
          {fact && (
            <Typography variant="caption" color="textSecondary" noWrap>
              {fact}
            </Typography>
          )}
          {hasStore && <StoreLine product={product} scope={scope} />}
        </Stack>
      </Stack>
    </Stack>
  );
}

function StoreLine({ product, scope }: { product: ProductItem; scope: Scope }) {
  const path = useStorePath(scope)(product.storeId, product.storeStatus);
  return (
    <>
      {path === null ? (
        <Typography variant="caption" color="textSecondary" noWrap dir="auto">
          {product.storeName}
        </Typography>
      ) : (
        <TextLink
          to={path}
          variant="caption"
          color="textSecondary"
          underline="hover"
          noWrap
          dir="auto"
          sx={{ display: 'block', lineHeight: '24px', minWidth: 0 }}
        >
          {product.storeName}
        </TextLink>
      )}
      {scope === 'catalogue' && product.storeStatus === 'DATABASE' && (
        // on a phone there is room only for the store's name
        <Box component="span" sx={{ display: { xs: 'none', sm: 'contents' } }}>
          <StatusChip status="DATABASE" />
        </Box>
      )}
      {product.isPractice && <PracticeChip />}
    </>
  );
}
