import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../../components/error-block.tsx';
import { ShortPagination } from '../list/short-pagination.tsx';
import { listReadingsQuery, READINGS_PAGE_SIZE } from './list-readings.ts';
import { ReadingTable } from './reading-table.tsx';

type Props = { storeId: string; label: string; empty: string; day?: string; isWaiting?: boolean };

/** The visits to a store, page by page: each leaves a row, whatever came of it. */
export function Readings({ storeId, label, empty, day, isWaiting }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const readings = useQuery(listReadingsQuery(storeId, { day, page, isWaiting }));
  const { data, error } = readings;
  if (!data) {
    if (error) return <ErrorBlock error={error} onRetry={() => void readings.refetch()} />;
    return <Skeleton variant="rounded" height={240} />;
  }
  if (data.total === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {empty}
      </Typography>
    );
  }
  return (
    <>
      <ReadingTable label={label} items={data.items} isStale={readings.isPlaceholderData} />
      <ShortPagination
        label={t('store.readings.title')}
        page={page}
        pageSize={READINGS_PAGE_SIZE}
        total={data.total}
        onPage={setPage}
      />
    </>
  );
}
