import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListHead } from '../list/list-head.tsx';
import { ShortList } from '../list/short-list.tsx';
import { listReadingsQuery, readingsFile } from './list-readings.ts';
import { ReadingList } from './reading-list.tsx';

type Props = {
  storeId: string;
  /** The title and the text below it. */
  heading: ReactNode;
  label: string;
  empty: string;
  day?: string;
  isWaiting?: boolean;
};

/** The readings of a store, page by page. Every poll has a row, whatever its outcome. */
export function Readings({ storeId, heading, label, empty, day, isWaiting }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const readings = useQuery(listReadingsQuery(storeId, { day, page, isWaiting }));
  return (
    <>
      <ListHead source={readings} file={readingsFile(storeId, day)} name={day ? undefined : label} sx={{ mb: 1 }}>
        <div>{heading}</div>
      </ListHead>
      <ShortList label={t('store.readings.title')} source={readings} empty={empty} onPage={setPage}>
        {(items, isStale) => <ReadingList label={label} items={items} isStale={isStale} />}
      </ShortList>
    </>
  );
}
