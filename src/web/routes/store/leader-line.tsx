import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product/product.ts';
import type { ChosenPeriod } from '../../features/period/chosen-period.ts';
import { getProductRankQuery } from '../../features/product/get-product-rank.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Props = { product: ProductItem; period: ChosenPeriod };

/** The best-selling product, and whether that is sure. */
export function LeaderLine({ product, period }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(getProductRankQuery(product.id, period));
  const place = data?.byOrders;
  if (place?.place !== 1) return null;
  const names = { product: product.title, worst: format.count(place.worst) };
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {t(`store.productList.leader.${place.worst === 1 ? 'sure' : 'unsure'}`, names)}
    </Typography>
  );
}
