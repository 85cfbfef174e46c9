import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { type DaySpan, spanOf } from '#contract/date-range.ts';
import type { Scope } from '#contract/scope.ts';
import { failureOf } from '../../api/failure-of.ts';
import { PlanGuard } from '../../components/plan-guard.tsx';
import { getTrendQuery } from '../../features/chart/get-trend.ts';
import { TrendCard } from '../../features/chart/trend-card.tsx';
import { unlessPartlyRead } from '../../features/estimate/for-period.ts';
import { useNow } from '../../features/period/use-now.ts';
import { usePeriod } from '../../features/period/use-period.ts';
import { ReceiptBeside } from '../../features/receipt/receipt-beside.tsx';
import { dayOf, useReceipt } from '../../features/receipt/use-receipt.ts';
import { pagesOf } from '../../features/scope/scope.ts';
import { isGone, Unavailable } from '../../features/scope/unavailable.tsx';
import { getStoreQuery } from '../../features/store/get-store.ts';
import { SimilarStores } from './similar-stores.tsx';
import { StoreEvents } from './store-events.tsx';
import { StoreFigures } from './store-figures.tsx';
import { StoreHeader, StoreHeaderSkeleton } from './store-header.tsx';
import { StoreNotice } from './store-notice.tsx';
import { StoreOrigins } from './store-origins.tsx';
import { StoreProducts } from './store-products.tsx';
import { StoreReadings } from './store-readings.tsx';

export function StorePage() {
  const { storeId = '' } = useParams();
  return <StoreScreen key={storeId} id={storeId} scope="mine" />;
}

/** The same store as anyone may see it whose plan has the details of the catalogue. */
export function DatabaseStorePage() {
  const { storeId = '' } = useParams();
  return (
    <PlanGuard features={['areDatabaseDetailsEnabled']}>
      <StoreScreen key={storeId} id={storeId} scope="catalogue" />
    </PlanGuard>
  );
}

function StoreScreen({ id, scope }: { id: string; scope: Scope }) {
  const navigate = useNavigate();
  const [range, setRange] = usePeriod();
  const now = useNow();
  const spans = spanOf(range, now);
  const receipt = useReceipt();
  const store = useQuery(getStoreQuery(scope, id, range));
  const trend = useQuery({ ...getTrendQuery(range, { scope, storeId: id }), enabled: !isGone(store.error) });
  const data = store.data && unlessPartlyRead(store.data, trend.data);

  // a page kept from before does not stand for a store that is gone
  const error = isGone(store.error) ? store.error : failureOf(store);
  if (error) {
    return <Unavailable kind="stores" scope={scope} error={error} onRetry={() => void store.refetch()} />;
  }
  return (
    <Stack sx={{ gap: 3 }}>
      {data ? (
        <StoreHeader
          scope={scope}
          store={data}
          range={range}
          onRange={setRange}
          onDeleted={() => void navigate(`${pagesOf(scope)}/stores`)}
        />
      ) : (
        <StoreHeaderSkeleton />
      )}
      {data && <StoreNotice store={data} />}
      <StoreFigures store={data} trend={trend.data} previousSpan={spans.previous} />
      <TrendCard
        trend={trend}
        span={spans.current}
        totals={data && { current: data, previous: data.previous, change: data.change }}
        onDay={(day) => receipt.open(day)}
      />
      <StoreProducts
        scope={scope}
        storeId={id}
        name={data?.name ?? ''}
        onReceipt={(productId) => receipt.open(lastDayOf(spans.current, now), productId)}
      />
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <StoreEvents storeId={id} onProduct={(productId, at) => receipt.open(dayOf(at), productId)} />
        <StoreOrigins store={data} />
      </Box>
      <StoreReadings storeId={id} name={data?.name ?? ''} isWaiting={data?.status === 'CREATED'} />
      {scope === 'catalogue' && data && <SimilarStores store={data} />}
      <ReceiptBeside receipt={receipt} scope={scope} store={data} />
    </Stack>
  );
}

/** The last day of a span that is not ahead. */
function lastDayOf(span: DaySpan, nowMs: number): string {
  return dayOf(Math.min(Date.parse(span.until) - 1, nowMs));
}
