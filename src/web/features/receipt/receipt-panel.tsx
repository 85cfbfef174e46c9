import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EVIDENCE_DAYS } from '#contract/estimate/evidence.ts';
import { Unanswered } from '../../components/loaded.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { ListHead } from '../list/list-head.tsx';
import { ShortPagination } from '../list/short-pagination.tsx';
import { DayRestatements } from '../restatement/day-restatements.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { EVIDENCE_PAGE_SIZE, evidenceFile, listEvidenceQuery, type ReceiptOf } from './list-evidence.ts';
import { ReceiptSum } from './receipt-sum.tsx';

type Props = ReceiptOf & { day: string; onProduct: (productId: string) => void };

/** A day's number, the parts that add up to it, and the sightings. */
export function ReceiptPanel({ storeId, productId, day, onProduct }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const sightingsId = useId();
  const [page, setPage] = useState(0);
  const evidence = useQuery(listEvidenceQuery({ storeId, productId }, day, page));
  const { data } = evidence;
  if (!data) {
    return (
      <Unanswered
        source={evidence}
        waiting={
          <Stack sx={{ gap: 2 }} role="status" aria-label={t('common.loading')}>
            <Skeleton variant="rounded" height={220} />
            <Skeleton variant="rounded" height={96} />
            <Skeleton variant="rounded" height={96} />
          </Stack>
        }
      />
    );
  }
  const { receipt } = data;
  const isKept = receipt === null || receipt.isKept;
  return (
    <>
      {receipt && <ReceiptSum receipt={receipt} />}
      {receipt && <DayRestatements items={receipt.restatements} />}
      <section aria-labelledby={sightingsId}>
        <ListHead source={evidence} file={evidenceFile({ storeId, productId }, day)}>
          <Typography id={sightingsId} component="h3" variant="h6">
            {t('receipt.sightings.title')}
          </Typography>
        </ListHead>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
          {t('receipt.sightings.note', { count: EVIDENCE_DAYS, n: format.count(EVIDENCE_DAYS) })}
        </Typography>
        {!isKept && (
          <Alert severity="info">
            {t('receipt.sightings.tooOld', { count: EVIDENCE_DAYS, n: format.count(EVIDENCE_DAYS) })}
          </Alert>
        )}
        {isKept && data.total === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('receipt.sightings.empty')}
          </Typography>
        )}
        {data.total > 0 && (
          <>
            <EvidenceList
              items={data.items}
              day={day}
              isStale={evidence.isPlaceholderData}
              onProduct={productId === null ? onProduct : null}
            />
            <ShortPagination
              label={t('receipt.sightings.title')}
              page={page}
              pageSize={EVIDENCE_PAGE_SIZE}
              total={data.total}
              onPage={setPage}
            />
          </>
        )}
      </section>
    </>
  );
}
