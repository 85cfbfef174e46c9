import ImageOutlined from '@mui/icons-material/ImageOutlined';
import type { ProductItem } from '#contract/product/product.ts';
import { Picture } from '../../components/picture.tsx';

export function ProductImage({ product, size = 40 }: { product: Pick<ProductItem, 'imageUrl'>; size?: number }) {
  return (
    <Picture src={product.imageUrl} px={size} look={{ bgcolor: 'action.hover', color: 'text.secondary' }}>
      <ImageOutlined fontSize="small" />
    </Picture>
  );
}
