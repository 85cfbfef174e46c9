import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/scope.ts';
import { PageHeader } from '../../components/page/header.tsx';
import { PlanGuard } from '../../components/upgrade/plan-guard.tsx';
import { getStoresOverviewQuery } from '../../features/analytics/get-stores-overview.ts';
import { TotalFigures } from '../../features/analytics/total-figures.tsx';
import { TrendCard } from '../../features/chart/trend/card.tsx';
import { getTrendQuery, trendFile } from '../../features/chart/trend/get-trend.ts';
import { unlessPartlyRead, withoutPrevious } from '../../features/estimate/for-period.ts';
import { GroupPicker } from '../../features/group/group-picker.tsx';
import { useChosenGroup } from '../../features/group/use-chosen-group.ts';
import { daysNoted, isOfAll, notesQuery } from '../../features/note/note-queries.ts';
import { spansOf } from '../../features/period/chosen-period.ts';
import { PeriodPicker } from '../../features/period/period-picker.tsx';
import { useNow } from '../../features/period/use-now.ts';
import { FirstStore } from '../../features/store/add/first-store.tsx';
import { CountryCard } from './country-card.tsx';
import { MovingProducts } from './moving-products.tsx';
import { SinceJoinedCard } from './since-joined-card.tsx';
import { TagCard } from './tag-card.tsx';
import { useAnalyticsParams } from './use-analytics-params.ts';

/** Cards are stacked at their own height, so that a tall one leaves no gap beside it. */
const COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' };
const SCOPES = ['mine', 'catalogue'] as const;

export function AnalyticsPage() {
  return (
    <PlanGuard features={['isAnalyticsEnabled']}>
      <AnalyticsScreen />
    </PlanGuard>
  );
}

function AnalyticsScreen() {
  const { t } = useTranslation();
  const { scope, period, compare, change, changePeriod } = useAnalyticsParams();
  const chosen = useChosenGroup();
  const groupId = scope === 'mine' ? chosen.groupId : undefined;
  const notes = useQuery(notesQuery());
  const spans = spansOf(period, useNow());
  const overview = useQuery(getStoresOverviewQuery(scope, period, groupId));
  const trend = useQuery(getTrendQuery(period, { scope, groupId }));
  const compared = overview.data && unlessPartlyRead(overview.data, trend.data);
  const totals = compared && !compare ? withoutPrevious(compared) : compared;
  const isFirstUse = scope === 'mine' && groupId === undefined && overview.data?.stores === 0;
  const isComparable = compared?.previous.orders.value !== null;
  const shown = { scope, period, groupId, isCompared: compare, isComparable };
  return (
    <>
      <PageHeader
        title={t('analytics.title')}
        description={t(`analytics.description.${scope}`)}
        actions={isFirstUse ? undefined : <PeriodPicker hasDays value={period} onChange={changePeriod} />}
      />
      <Stack sx={{ gap: 3 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('analytics.scope.label')}
            value={scope}
            onChange={(_, next: Scope | null) => next && change({ scope: next })}
          >
            {SCOPES.map((choice) => (
              <ToggleButton key={choice} value={choice}>
                {t(`analytics.scope.${choice}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {scope === 'mine' && <GroupPicker groups={chosen.groups} value={groupId} onChange={chosen.choose} />}
          {!isFirstUse && (
            <FormControlLabel
              control={
                <Switch
                  size="small"
                  checked={compare}
                  onChange={(event) => change({ compare: event.target.checked })}
                />
              }
              label={t('analytics.compare')}
              slotProps={{ typography: { variant: 'body2' } }}
              sx={{ m: 0, gap: 1, minHeight: 32 }}
            />
          )}
        </Stack>
        {isFirstUse ? (
          <FirstStore />
        ) : (
          <>
            <TotalFigures
              scope={scope}
              overview={overview}
              totals={totals}
              trend={trend.data}
              previousSpan={spans.previous}
            />
            <TrendCard
              trend={trend}
              file={{ source: trendFile(period, { scope, groupId }), name: t('analytics.title') }}
              span={spans.current}
              totals={totals && { current: totals, previous: totals.previous, change: totals.change }}
              totalsFrom={overview}
              isCompared={compare}
              notes={daysNoted(notes.data?.items).filter(isOfAll)}
              onSpan={changePeriod}
            />
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: COLUMNS }}>
              <Stack sx={{ gap: 3 }}>
                <CountryCard scope={scope} period={period} groupId={groupId} />
                <MovingProducts lists={['topProducts', 'newProducts']} {...shown} />
              </Stack>
              <Stack sx={{ gap: 3 }}>
                <TagCard scope={scope} period={period} groupId={groupId} />
                <MovingProducts lists={['risingProducts', 'fallingProducts']} {...shown} />
              </Stack>
            </Box>
            {scope === 'mine' && <SinceJoinedCard groupId={groupId} />}
          </>
        )}
      </Stack>
    </>
  );
}
