import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { parseAsBoolean, useQueryState } from 'nuqs';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoresOverview, Trend } from '#contract/analytics.ts';
import type { Happenings } from '#contract/happening.ts';
import { useDeferredAnswer } from '../../api/use-deferred-answer.ts';
import { PageHeader } from '../../components/page/header.tsx';
import { getStoresOverviewQuery } from '../../features/analytics/get-stores-overview.ts';
import { TotalFigures } from '../../features/analytics/total-figures.tsx';
import { TrendCard } from '../../features/chart/trend/card.tsx';
import { getTrendQuery, trendFile } from '../../features/chart/trend/get-trend.ts';
import { unlessPartlyRead } from '../../features/estimate/for-period.ts';
import { GroupPicker } from '../../features/group/group-picker.tsx';
import { useChosenGroup } from '../../features/group/use-chosen-group.ts';
import { happeningsFile, listHappeningsQuery } from '../../features/happening/list-happenings.ts';
import { WhatHappened } from '../../features/happening/what-happened.tsx';
import { daysNoted, isOfAll, notesQuery } from '../../features/note/note-queries.ts';
import { type ChosenPeriod, spansOf } from '../../features/period/chosen-period.ts';
import { PeriodPicker } from '../../features/period/period-picker.tsx';
import { useNow } from '../../features/period/use-now.ts';
import { useChosenPeriod } from '../../features/period/use-period.ts';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { FirstStore } from '../../features/store/add/first-store.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { part } from '../../navigation/load-page.ts';
import { sharedPageQuery } from '../../share/shared-page.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { TopProducts, TopStores } from './top-lists.tsx';

const ExampleOverview = part(() => import('./example-overview.tsx'), 'ExampleOverview');

// Answers are rendered in slices, so that the page stays responsive meanwhile. That needs two things: deferred answers,
// and blocks that re-render only for their own data.

export function OverviewPage() {
  const [period] = useChosenPeriod();
  const { groupId } = useChosenGroup();
  const overview = useDeferredAnswer(getStoresOverviewQuery('mine', period, groupId));
  const trend = useDeferredAnswer(getTrendQuery(period, { groupId }));
  const happenings = useDeferredAnswer(listHappeningsQuery(period, groupId));
  const isFirstUse = overview.data?.stores === 0 && groupId === undefined;
  const [isExample] = useQueryState('example', parseAsBoolean.withDefault(false));
  const shown = { period, groupId, overview, trend };

  if (isFirstUse && isExample) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
        <ExampleOverview />
      </Suspense>
    );
  }
  return (
    <>
      <Header isFirstUse={isFirstUse} />
      {isFirstUse ? (
        <FirstStore />
      ) : (
        <Stack sx={{ gap: 3 }}>
          <Happened period={period} groupId={groupId} happenings={happenings} />
          <Figures {...shown} />
          <Course {...shown} />
          <Best overview={overview} />
        </Stack>
      )}
    </>
  );
}

const Header = memo(function Header({ isFirstUse }: { isFirstUse: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [period, setPeriod] = useChosenPeriod();
  const { groups, group, groupId, choose } = useChosenGroup();
  const groupName = useQuery({ ...sharedPageQuery(), enabled: IS_SHARED }).data?.groupName;
  return (
    <PageHeader
      title={groupName ? format.facts([t('overview.title'), groupName]) : t('overview.title')}
      description={t('overview.description')}
      actions={
        isFirstUse ? undefined : (
          <>
            <GroupPicker groups={groups} value={groupId} onChange={choose} />
            <PeriodPicker hasDays value={period} onChange={setPeriod} />
            {!IS_SHARED && (
              <ShareButton name={group ? `${t('overview.title')} · ${group.name}` : t('overview.title')} />
            )}
          </>
        )
      }
    />
  );
});

type Chosen = { period: ChosenPeriod; groupId: string | undefined };
type Answers = { overview: UseQueryResult<StoresOverview>; trend: UseQueryResult<Trend> };

const Happened = memo(function Happened({
  period,
  groupId,
  happenings,
}: Chosen & { happenings: UseQueryResult<Happenings> }) {
  const { current } = spansOf(period, useNow());
  return <WhatHappened happenings={happenings} span={current} file={happeningsFile(period, groupId)} />;
});

const Figures = memo(function Figures({ period, overview, trend }: Chosen & Answers) {
  const { previous } = spansOf(period, useNow());
  return (
    <TotalFigures
      scope="mine"
      overview={overview}
      totals={totalsOf({ overview, trend })}
      trend={trend.data}
      previousSpan={previous}
    />
  );
});

const Course = memo(function Course({ period, groupId, overview, trend }: Chosen & Answers) {
  const { t } = useTranslation();
  const [, setPeriod] = useChosenPeriod();
  const notes = useQuery(notesQuery());
  const { current } = spansOf(period, useNow());
  const totals = totalsOf({ overview, trend });
  return (
    <TrendCard
      trend={trend}
      file={{ source: trendFile(period, { groupId }), name: t('overview.title') }}
      span={current}
      notes={daysNoted(notes.data?.items).filter(isOfAll)}
      onSpan={setPeriod}
      totals={totals && { current: totals, previous: totals.previous, change: totals.change }}
      totalsFrom={overview}
    />
  );
});

const Best = memo(function Best({ overview }: Pick<Answers, 'overview'>) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
      <TopStores overview={overview} />
      <TopProducts overview={overview} />
    </Box>
  );
});

function totalsOf({ overview, trend }: Answers): StoresOverview | undefined {
  return overview.data && unlessPartlyRead(overview.data, trend.data);
}
