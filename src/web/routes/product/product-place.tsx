import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProductRank } from '#contract/product/rank.ts';
import { type Fact, FactList } from '../../components/list/fact-list.tsx';
import { whileStale } from '../../components/while-stale.ts';
import type { ChosenPeriod } from '../../features/period/chosen-period.ts';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { getProductRankQuery } from '../../features/product/get-product-rank.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** `share`: of its store's revenue, 0 to 1; null where the store has none. */
type Props = { id: string; period: ChosenPeriod; share: number | null };

/** A product's place in its store; nothing if neither place nor share is known. */
export function ProductPlace({ id, period, share }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, isPlaceholderData } = useQuery(getProductRankQuery(id, period));
  const placeFacts = usePlaceFacts();
  const facts = [
    ...(data ? placeFacts(data) : []),
    ...(share === null ? [] : [{ name: t('product.place.share'), value: format.share(share), note: null }]),
  ];
  if (facts.length === 0) return null;
  return (
    <Card component="section" aria-label={t('product.place.title')}>
      <CardContent {...whileStale(isPlaceholderData)}>
        <FactList facts={facts} />
      </CardContent>
    </Card>
  );
}

function usePlaceFacts(): (rank: ProductRank) => Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { ago } = useRelativeTime();
  const counted = (place: number, of: number) => ({ place: format.count(place), n: format.count(of) });
  return ({ byOrders, inShop }) => [
    ...(byOrders === null
      ? []
      : [
          {
            name: t('product.place.byOrders'),
            term: 'rank' as const,
            value: t('product.place.of', counted(byOrders.place, byOrders.of)),
            note:
              byOrders.best === byOrders.worst
                ? t('product.place.sure')
                : t('product.place.between', {
                    best: format.count(byOrders.best),
                    worst: format.count(byOrders.worst),
                  }),
          },
        ]),
    ...(inShop === null
      ? []
      : [
          {
            name: t('product.place.inShop'),
            value:
              inShop.place === null
                ? t('product.place.unlisted', { n: format.count(inShop.of) })
                : t('product.place.listed', counted(inShop.place, inShop.of)),
            note: t('product.place.read', { when: ago(inShop.readAt) }),
          },
        ]),
  ];
}
