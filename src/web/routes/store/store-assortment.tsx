import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Assortment } from '#contract/assortment.ts';
import { type Fact, FactList } from '../../components/list/fact-list.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { whileStale } from '../../components/while-stale.ts';
import type { ChosenPeriod } from '../../features/period/chosen-period.ts';
import { getAssortmentQuery } from '../../features/store/get-assortment.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Props = { storeId: string; period: ChosenPeriod };

/** The store's current assortment, and the products that were added, removed, sold out or repriced in the period. */
export function StoreAssortment({ storeId, period }: Props) {
  const { t } = useTranslation();
  const assortment = useQuery(getAssortmentQuery(storeId, period));
  const factsOf = useAssortmentFacts();
  return (
    <Card component="section" aria-labelledby="assortment">
      <CardContent {...whileStale(assortment.isPlaceholderData)}>
        <Typography id="assortment" component="h2" variant="h5" sx={{ mb: 2 }}>
          {t('assortment.title')}
        </Typography>
        <Loaded source={assortment} waiting={<Skeleton variant="rounded" height={72} />}>
          {(data) => <FactList facts={factsOf(data)} />}
        </Loaded>
      </CardContent>
    </Card>
  );
}

function useAssortmentFacts(): (assortment: Assortment) => Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ now, period }) => {
    const part = (count: number) =>
      now && now.products > 0 ? `${format.count(count)} (${format.percent(count / now.products)})` : '–';
    const moved = (kinds: (keyof Assortment['period'])[]) =>
      format.facts(kinds.map((kind) => t(`assortment.moved.${kind}`, { n: format.count(period[kind]) })));
    const price = now?.medianPrice;
    return [
      {
        name: t('assortment.products'),
        value: now ? format.count(now.products) : '–',
        note: moved(['launched', 'gone']),
      },
      { name: t('assortment.soldOut'), value: now ? part(now.soldOut) : '–', note: moved(['soldOut', 'restocked']) },
      {
        name: t('assortment.medianPrice'),
        value: price ? format.money(price.amount, price.currency) : '–',
        note: moved(['cheaper', 'dearer']),
      },
      { name: t('assortment.discounted'), value: now ? part(now.discounted) : '–', note: null },
    ];
  };
}
