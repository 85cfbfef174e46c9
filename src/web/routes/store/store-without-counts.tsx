import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductEventKind } from '#contract/product/event.ts';
import type { Scope } from '#contract/scope.ts';
import { EventList } from '../../features/event/event-list.tsx';
import { eventsFile, listEventsQuery } from '../../features/event/list-events.ts';
import { ListHead } from '../../features/list/list-head.tsx';
import { ShortList } from '../../features/list/short-list.tsx';
import type { ChosenPeriod } from '../../features/period/chosen-period.ts';
import { StoreAssortment } from './store-assortment.tsx';
import { StoreBestSellers } from './store-best-sellers.tsx';

type Props = {
  scope: Scope;
  storeId: string;
  period: ChosenPeriod;
  onProduct: (productId: string, at: string) => void;
};

/** What is known of a store that does not show how much it sells. */
export function StoreWithoutCounts({ scope, storeId, period, onProduct }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Alert severity="info" variant="outlined">
        {t('store.uncounted')}
      </Alert>
      <StoreAssortment storeId={storeId} period={period} />
      <StoreBestSellers scope={scope} storeId={storeId} period={period} />
      <Launches storeId={storeId} onProduct={onProduct} />
    </>
  );
}

const TOLD: readonly ProductEventKind[] = ['new', 'price', 'sold_out', 'restocked'];

/** New products, newest first, whatever the period, with their prices. */
function Launches({ storeId, onProduct }: Pick<Props, 'storeId' | 'onProduct'>) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const events = useQuery(listEventsQuery({ storeId }, TOLD, page, 10));
  return (
    <Card component="section" aria-labelledby="launches">
      <CardContent>
        <ListHead source={events} file={eventsFile({ storeId }, TOLD)} name={t('assortment.latest')}>
          <Typography id="launches" component="h2" variant="h5" gutterBottom>
            {t('assortment.latest')}
          </Typography>
        </ListHead>
        <ShortList label={t('assortment.latest')} source={events} empty={t('event.empty')} onPage={setPage}>
          {(items, isStale) => (
            <EventList label={t('assortment.latest')} items={items} isStale={isStale} onProduct={onProduct} />
          )}
        </ShortList>
      </CardContent>
    </Card>
  );
}
