import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListHead } from '../list/list-head.tsx';
import { ShortList } from '../list/short-list.tsx';
import { EventList } from './event-list.tsx';
import { eventsFile, listEventsQuery } from './list-events.ts';

/** What happened to one product. */
export function ProductEvents({ productId, headingLevel = 'h3' }: { productId: string; headingLevel?: 'h2' | 'h3' }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const events = useQuery(listEventsQuery({ productId }, [], page));
  return (
    <section aria-labelledby="product-events">
      <ListHead source={events} file={eventsFile({ productId }, [])} name={t('event.title')}>
        <Typography
          id="product-events"
          component={headingLevel}
          variant={headingLevel === 'h2' ? 'h5' : 'h6'}
          gutterBottom
        >
          {t('event.title')}
        </Typography>
      </ListHead>
      <ShortList
        label={t('event.title')}
        source={events}
        empty={t('event.emptyProduct')}
        waitingHeight={64}
        onPage={setPage}
      >
        {(items, isStale) => <EventList label={t('event.title')} items={items} isStale={isStale} onProduct={null} />}
      </ShortList>
    </section>
  );
}
