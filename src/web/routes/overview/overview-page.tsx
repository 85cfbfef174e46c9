import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { parseAsBoolean, useQueryState } from 'nuqs';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page-header.tsx';
import { getStoresOverviewQuery } from '../../features/analytics/get-stores-overview.ts';
import { TotalFigures } from '../../features/analytics/total-figures.tsx';
import { getTrendQuery, trendFile } from '../../features/chart/get-trend.ts';
import { TrendCard } from '../../features/chart/trend-card.tsx';
import { unlessPartlyRead } from '../../features/estimate/for-period.ts';
import { GroupPicker } from '../../features/group/group-picker.tsx';
import { useChosenGroup } from '../../features/group/use-chosen-group.ts';
import { happeningsFile, listHappeningsQuery } from '../../features/happening/list-happenings.ts';
import { WhatHappened } from '../../features/happening/what-happened.tsx';
import { daysNoted, isOfAll, notesQuery } from '../../features/note/note-queries.ts';
import { spansOf } from '../../features/period/chosen-period.ts';
import { PeriodPicker } from '../../features/period/period-picker.tsx';
import { useNow } from '../../features/period/use-now.ts';
import { useChosenPeriod } from '../../features/period/use-period.ts';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { FirstStore } from '../../features/store/first-store.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { part } from '../../navigation/load-page.ts';
import { sharedPageQuery } from '../../share/shared-page.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { TopProducts, TopStores } from './top-lists.tsx';

const ExampleOverview = part(() => import('./example-overview.tsx'), 'ExampleOverview');

export function OverviewPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const [period, setPeriod] = useChosenPeriod();
  const { groups, groupId, choose } = useChosenGroup();
  const notes = useQuery(notesQuery());
  const now = useNow();
  // what arrives is drawn in slices: a page that is being drawn still answers
  const overview = useDeferredValue(useQuery(getStoresOverviewQuery('mine', period, groupId)));
  const trend = useDeferredValue(useQuery(getTrendQuery(period, { groupId })));
  const happenings = useDeferredValue(useQuery(listHappeningsQuery(period, groupId)));
  const groupName = useQuery({ ...sharedPageQuery(), enabled: IS_SHARED }).data?.groupName;
  const isFirstUse = overview.data?.stores === 0 && groupId === undefined;
  const [isExample] = useQueryState('example', parseAsBoolean.withDefault(false));
  const totals = overview.data && unlessPartlyRead(overview.data, trend.data);
  const spans = spansOf(period, now);

  if (isFirstUse && isExample) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
        <ExampleOverview />
      </Suspense>
    );
  }
  return (
    <>
      <PageHeader
        title={groupName ? format.facts([t('overview.title'), groupName]) : t('overview.title')}
        description={t('overview.description')}
        actions={
          isFirstUse ? undefined : (
            <>
              <GroupPicker groups={groups} value={groupId} onChange={choose} />
              <PeriodPicker hasDays value={period} onChange={setPeriod} />
              {!IS_SHARED && <ShareButton name={t('overview.title')} />}
            </>
          )
        }
      />
      {isFirstUse ? (
        <FirstStore />
      ) : (
        <Stack sx={{ gap: 3 }}>
          <WhatHappened happenings={happenings} span={spans.current} file={happeningsFile(period, groupId)} />
          <TotalFigures
            scope="mine"
            overview={overview}
            totals={totals}
            trend={trend.data}
            previousSpan={spans.previous}
          />
          <TrendCard
            trend={trend}
            file={{ source: trendFile(period, { groupId }), name: t('overview.title') }}
            span={spans.current}
            notes={daysNoted(notes.data?.items).filter(isOfAll)}
            onSpan={setPeriod}
            totals={totals && { current: totals, previous: totals.previous, change: totals.change }}
            totalsFrom={overview}
          />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
            <TopStores overview={overview} />
            <TopProducts overview={overview} />
          </Box>
        </Stack>
      )}
    </>
  );
}
