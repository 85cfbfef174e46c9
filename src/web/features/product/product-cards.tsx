import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product.ts';
import type { Scope } from '#contract/scope.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { EstimateFigure } from '../estimate/estimate-figure.tsx';
import { ProductName } from './product-name.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductShare } from './product-share.tsx';
import { ReceiptButton } from './receipt-button.tsx';

type Props = {
  label: string;
  scope: Scope;
  items: ProductItem[];
  isStale: boolean;
  isCounted: boolean;
  onReceipt: (productId: string) => void;
};

/** Products on a narrow screen. */
export function ProductCards({ label, scope, items, isStale, isCounted, onReceipt }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
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
          sx={{ px: 2.5, py: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}
        >
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <ProductName product={product} scope={scope} />
            <Box sx={{ textAlign: 'end', flexShrink: 0 }}>
              <ProductPrice product={product} />
            </Box>
          </Stack>
          {isCounted ? (
            <Figures product={product} />
          ) : (
            <Typography variant="caption" color="textSecondary">
              {format.facts([
                t(`filter.stockIs.${product.available ? 'in' : 'out'}`),
                t('product.firstSeen', { date: format.date(product.firstSeenAt) }),
              ])}
            </Typography>
          )}
          <Stack direction="row" sx={{ mt: 1.5, gap: 2, justifyContent: 'space-between', alignItems: 'flex-end' }}>
            {isCounted ? <ProductShare share={product.share} label={t('store.productList.share')} /> : <span />}
            <ReceiptButton product={product} onReceipt={onReceipt} />
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

function Figures({ product }: { product: ProductItem }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      {(['orders', 'revenue'] as const).map((metric) => (
        <Stack key={metric} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="caption" color="textSecondary">
            {t(`estimate.metric.${metric}`)}
          </Typography>
          <EstimateFigure
            metric={metric}
            estimate={product[metric]}
            previous={product.previous[metric]}
            change={product.change[metric]}
            size="card"
          />
        </Stack>
      ))}
    </Box>
  );
}
