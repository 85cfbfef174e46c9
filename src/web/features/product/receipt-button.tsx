import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product/product.ts';
import { Hint } from '../../components/hint.tsx';

/** Opens the receipt of a product. */
export function ReceiptButton({ product, onReceipt }: { product: ProductItem; onReceipt: (id: string) => void }) {
  const { t } = useTranslation();
  return (
    <Hint title={t('receipt.title')}>
      <IconButton
        size="small"
        aria-haspopup="dialog"
        aria-label={t('receipt.ofProduct', { name: product.title })}
        onClick={() => onReceipt(product.id)}
      >
        <ReceiptLongOutlined fontSize="small" />
      </IconButton>
    </Hint>
  );
}
