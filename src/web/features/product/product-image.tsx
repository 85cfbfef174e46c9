import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import type { ProductItem } from '#contract/product.ts';

export function ProductImage({ product, size = 40 }: { product: Pick<ProductItem, 'imageUrl'>; size?: number }) {
  return (
    <Avatar
      aria-hidden
      variant="rounded"
      src={product.imageUrl ?? undefined}
      alt=""
      slotProps={{ img: { loading: 'lazy' } }}
      sx={{ width: size, height: size, bgcolor: 'action.hover', color: 'text.secondary' }}
    >
      <ImageOutlined fontSize="small" />
    </Avatar>
  );
}
