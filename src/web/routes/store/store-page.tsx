import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { DaySpan } from '#contract/date-range.ts';
import type { Scope } from '#contract/scope.ts';
import { failureOf } from '../../api/failure-of.ts';
import { PlanGuard } from '../../components/upgrade/plan-guard.tsx';
import { SaleCards } from '../../features/event/sale-cards.tsx';
import { spansOf } from '../../features/period/chosen-period.ts';
import { PeriodPicker } from '../../features/period/period-picker.tsx';
import { useNow } from '../../features/period/use-now.ts';
import { useChosenPeriod } from '../../features/period/use-period.ts';
import { ReceiptBeside } from '../../features/receipt/receipt-beside.tsx';
import { dayOf, useReceipt } from '../../features/receipt/use-receipt.ts';
import { Restatements } from '../../features/restatement/restatements.tsx';
import { ItemTabs } from '../../features/scope/item-tabs.tsx';
import { pagesOf } from '../../features/scope/scope.ts';
import { isGone, Unavailable } from '../../features/scope/unavailable.tsx';
import { useItemTab } from '../../features/scope/use-item-tab.ts';
import { getStoreQuery } from '../../features/store/get-store.ts';
import { isCounted } from '../../features/store/is-counted.ts';
import { PracticeCheck } from '../../features/store/practice/check.tsx';
import { Redirect, useGo } from '../../navigation/app-link.tsx';
import { part } from '../../navigation/load-page.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { FirstReading } from './first-reading.tsx';
import { StoreEvents } from './store-events.tsx';
import { StoreFigures } from './store-figures.tsx';
import { StoreHeader, StoreHeaderSkeleton } from './store-header.tsx';
import { StoreNotice } from './store-notice.tsx';
import { StoreOrigins } from './store-origins.tsx';
import { StoreReadings } from './store-readings.tsx';

/** Loaded separately with the table library, which the first tab does not need. */
const StoreProducts = part(() => import('./store-products.tsx'), 'StoreProducts');

const TABS = ['figures', 'products', 'happenings', 'origins'] as const;

export function StorePage() {
  const { storeId = '' } = useParams();
  return <StoreScreen key={storeId} id={storeId} scope="mine" />;
}

/** The same store in the catalogue, for plans that include its details. */
export function DatabaseStorePage() {
  const { storeId = '' } = useParams();
  return (
    <PlanGuard features={['areDatabaseDetailsEnabled']}>
      <StoreScreen key={storeId} id={storeId} scope="catalogue" />
    </PlanGuard>
  );
}

function StoreScreen({ id, scope }: { id: string; scope: Scope }) {
  const { t } = useTranslation();
  const go = useGo();
  const [period, setPeriod] = useChosenPeriod();
  const now = useNow();
  const span = spansOf(period, now).current;
  const receipt = useReceipt();
  const { open } = receipt;
  const lastDay = lastDayOf(span, now);
  // memoized, because a new function would re-render all table cells
  const openLast = useCallback((productId: string) => open(lastDay, productId), [open, lastDay]);
  const tab = useItemTab(TABS);
  const store = useQuery(getStoreQuery(scope, id, period));
  const { data } = store;
  const path = `${pagesOf(scope)}/stores/${id}`;
  const isOfPeriod = tab === 'figures' || tab === 'products';

  if (tab === null) return <Redirect to={path} />;
  // cached data must not hide that a store is gone
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
          part={t(`tabs.${tab}`)}
          onDeleted={() => go(`${pagesOf(scope)}/stores`)}
        />
      ) : (
        <StoreHeaderSkeleton />
      )}
      {data && (data.status === 'CREATED' ? <FirstReading store={data} /> : <StoreNotice store={data} />)}
      {scope === 'mine' && data?.isPractice && !IS_SHARED && <PracticeCheck storeId={id} />}
      <ItemTabs path={path} tabs={TABS.map((name) => ({ name, label: t(`tabs.${name}`) }))} current={tab}>
        {isOfPeriod && <PeriodPicker hasDays value={period} onChange={setPeriod} />}
      </ItemTabs>
      {tab === 'figures' && (
        <StoreFigures
          scope={scope}
          id={id}
          store={data}
          isStale={store.isPlaceholderData}
          period={period}
          onDay={(day) => receipt.open(day)}
          onProduct={(productId, at) => receipt.open(dayOf(at), productId)}
          onPeriod={setPeriod}
        />
      )}
      {tab === 'products' && (
        <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
          <StoreProducts
            scope={scope}
            storeId={id}
            name={data?.name ?? ''}
            isCounted={data === undefined || isCounted(data)}
            onReceipt={openLast}
          />
        </Suspense>
      )}
      {tab === 'happenings' && (
        <>
          <SaleCards storeId={id} />
          <StoreEvents storeId={id} onProduct={(productId, at) => receipt.open(dayOf(at), productId)} />
        </>
      )}
      {tab === 'origins' && (
        <>
          <StoreOrigins store={data} />
          <StoreReadings storeId={id} name={data?.name ?? ''} isWaiting={data?.status === 'CREATED'} />
          <Restatements of={{ storeId: id }} onDay={(day) => receipt.open(day)} />
        </>
      )}
      <ReceiptBeside receipt={receipt} scope={scope} store={data} />
    </Stack>
  );
}

/** The last day of a span, or today if the span ends later. */
function lastDayOf(span: DaySpan, nowMs: number): string {
  return dayOf(Math.min(Date.parse(span.until) - 1, nowMs));
}
