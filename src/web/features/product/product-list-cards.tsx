import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product.ts';
import { Sparkline } from '../chart/sparkline.tsx';
import { ComparedFigure } from '../estimate/compared-figure.tsx';
import type { Scope } from '../scope/scope.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductName } from './product-name.tsx';
import { ProductPrice } from './product-price.tsx';

type Props = { label: string; scope: Scope; items: ProductItem[]; isStale: boolean };

/** Products of many stores on a narrow screen. */
export function ProductListCards({ label, scope, items, isStale }: Props) {
  const { t } = useTranslation();
  return (
    <Stack
      component="ul"
      aria-label={label}
      aria-busy={isStale}
      sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5, opacity: isStale ? 0.6 : 1 }}
    >
      {items.map((product) => (
        <Card component="li" key={product.id}>
          <CardContent>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
              <ProductName product={product} scope={scope} hasStore />
              <Box sx={{ flexShrink: 0, alignSelf: 'flex-start' }}>
                <ProductActions product={product} />
              </Box>
            </Stack>
            <Box sx={{ mt: 1.5 }}>
              <ProductPrice product={product} />
            </Box>
            <Box sx={{ mt: 1.5, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
              {(['orders', 'revenue'] as const).map((metric) => (
                <Stack key={metric} sx={{ alignItems: 'flex-start', gap: 0.5 }}>
                  <Typography variant="caption" color="textSecondary">
                    {t(`estimate.metric.${metric}`)}
                  </Typography>
                  <ComparedFigure item={product} metric={metric} size="card" />
                </Stack>
              ))}
            </Box>
            <Box sx={{ mt: 1.5 }}>
              <Sparkline values={product.sparkline} width={280} height={36} />
            </Box>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
