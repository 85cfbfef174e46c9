import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../../components/error-block.tsx';
import { ShortPagination } from '../list/short-pagination.tsx';
import { EventList } from './event-list.tsx';
import { EVENTS_PAGE_SIZE, listEventsQuery } from './list-events.ts';

/** What happened to one product. */
export function ProductEvents({ productId, headingLevel = 'h3' }: { productId: string; headingLevel?: 'h2' | 'h3' }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const events = useQuery(listEventsQuery(`/api/products/${productId}`, [], page));
  const { data, error } = events;
  return (
    <section aria-labelledby="product-events">
      <Typography
        id="product-events"
        component={headingLevel}
        variant={headingLevel === 'h2' ? 'h5' : 'h6'}
        gutterBottom
      >
        {t('event.title')}
      </Typography>
      {!data && (error ? <ErrorBlock error={error} onRetry={() => void events.refetch()} /> : <Skeleton height={64} />)}
      {data?.total === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('event.emptyProduct')}
        </Typography>
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <EventList label={t('event.title')} items={data.items} isStale={events.isPlaceholderData} onProduct={null} />
          <ShortPagination
            label={t('event.title')}
            page={page}
            pageSize={EVENTS_PAGE_SIZE}
            total={data.total}
            onPage={setPage}
          />
        </>
      )}
    </section>
  );
}
