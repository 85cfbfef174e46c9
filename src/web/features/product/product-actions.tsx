import Stack from '@mui/material/Stack';
import type { ProductItem } from '#contract/product/product.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { FavoriteButton } from '../favorite/favorite-button.tsx';
import { TrackButton } from '../store/add/track-button.tsx';

/** The actions on a product in a list: mark it as favourite, and track its store. */
export function ProductActions({ product }: { product: ProductItem }) {
  if (IS_SHARED) return null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <FavoriteButton kind="products" id={product.id} name={product.title} favorited={product.favorited} />
      {product.storeStatus === 'DATABASE' && <TrackButton url={product.url} name={product.storeName} look="icon" />}
    </Stack>
  );
}
