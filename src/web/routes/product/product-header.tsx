import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import { AlertLink } from '../../features/alert/alert-link.tsx';
import { CompareLink } from '../../features/compare/compare-link.tsx';
import { FavoriteButton } from '../../features/favorite/favorite-button.tsx';
import { AddToGroup } from '../../features/group/add-to-group.tsx';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { ProductImage } from '../../features/product/product-image.tsx';
import { ProductPrice } from '../../features/product/product-price.tsx';
import { ItemHeader, ItemHeaderSkeleton } from '../../features/scope/item-header.tsx';
import { ShopLink } from '../../features/scope/shop-link.tsx';
import { useStorePath } from '../../features/scope/use-page-path.ts';
import { TrackButton } from '../../features/store/add/track-button.tsx';
import { PracticeChip } from '../../features/store/practice/chip.tsx';
import { StatusChip } from '../../features/store/state/status-chip.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { TextLink } from '../../navigation/text-link.tsx';

const PICTURE_PX = 72;

type Props = {
  scope: Scope;
  product: ProductItem;
  part: string;
};

export function ProductHeader({ scope, product, part }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ago } = useRelativeTime();
  return (
    <ItemHeader
      kind="products"
      scope={scope}
      title={product.title}
      part={part}
      picture={<ProductImage product={product} size={PICTURE_PX} />}
      actions={
        <>
          <CompareLink ids={[product.id]} />
          {scope === 'mine' && product.storeStatus !== 'SUSPENDED' && (
            <AlertLink name={product.title} storeId={product.storeId} productId={product.id} />
          )}
          {product.storeStatus !== 'DATABASE' && <AddToGroup kind="products" ids={[product.id]} name={product.title} />}
          <FavoriteButton kind="products" id={product.id} name={product.title} favorited={product.favorited} />
          {product.storeStatus === 'DATABASE' && (
            <TrackButton url={product.url} name={product.storeName} look="contained" />
          )}
        </>
      }
    >
      <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
        <StoreOfProduct scope={scope} product={product} />
        {scope === 'catalogue' && <StatusChip status={product.storeStatus} />}
        {product.isPractice && <PracticeChip isFocusable />}
        {!product.available && <Chip size="small" label={t('store.productList.soldOut')} />}
        <ShopLink href={product.url}>{t('product.inShop')}</ShopLink>
      </Stack>
      <Stack direction="row" sx={{ columnGap: 1.5, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
        <Box>
          <ProductPrice product={product} />
        </Box>
        {product.tags.map((tag) => (
          <Chip key={tag} size="small" variant="outlined" label={t(`tag.${tag}`)} />
        ))}
      </Stack>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
        {format.facts([
          t('product.firstSeen', { date: format.utcDay(product.firstSeenAt) }),
          t('store.lastRead', { when: ago(product.lastReadAt) }),
        ])}
      </Typography>
    </ItemHeader>
  );
}

function StoreOfProduct({ scope, product }: { scope: Scope; product: ProductItem }) {
  const path = useStorePath(scope)(product.storeId, product.storeStatus);
  const name = <bdi>{product.storeName}</bdi>;
  if (path === null) return <Typography variant="body2">{name}</Typography>;
  return (
    <TextLink to={path} variant="body2" sx={{ display: 'inline-block', minHeight: 24 }}>
      {name}
    </TextLink>
  );
}

export function ProductHeaderSkeleton() {
  return <ItemHeaderSkeleton picturePx={PICTURE_PX} height={120} />;
}
