import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShortList } from '../list/short-list.tsx';
import { listReadingsQuery } from './list-readings.ts';
import { ReadingList } from './reading-list.tsx';

type Props = { storeId: string; label: string; empty: string; day?: string; isWaiting?: boolean };

/** The visits to a store, page by page: each leaves a row, whatever came of it. */
export function Readings({ storeId, label, empty, day, isWaiting }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const readings = useQuery(listReadingsQuery(storeId, { day, page, isWaiting }));
  return (
    <ShortList label={t('store.readings.title')} source={readings} empty={empty} onPage={setPage}>
      {(items, isStale) => <ReadingList label={label} items={items} isStale={isStale} />}
    </ShortList>
  );
}
