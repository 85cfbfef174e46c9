import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MAX_COMPARED } from '#contract/analytics.ts';
import { usePlan } from '../../api/use-plan.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page/header.tsx';
import { CompareAdder } from '../../features/compare/compare-adder.tsx';
import { CompareChart } from '../../features/compare/compare-chart.tsx';
import { useCompareParams } from '../../features/compare/compare-params.ts';
import { DifferenceTable } from '../../features/compare/difference-table.tsx';
import { comparisonFile, useCompared } from '../../features/compare/use-compared.ts';
import { PeriodPicker } from '../../features/period/period-picker.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { IS_SHARED } from '../../share/shared-place.ts';

/** Compares stores and products in one chart. A plan that sees the database's details may compare all of it. */
export function ComparePage() {
  const { t } = useTranslation();
  const scope = usePlan().areDatabaseDetailsEnabled ? 'catalogue' : 'mine';
  const { of, period, metric, from100, change, changePeriod } = useCompareParams();
  const compared = useCompared(of, scope, period);
  // the table explains the items that cannot be shown
  const isAnyShown = compared.some(({ error }) => !error);
  return (
    <>
      <PageHeader
        title={t('compare.title')}
        description={t('compare.description')}
        actions={
          <>
            <PeriodPicker hasDays value={period} onChange={changePeriod} />
            {!IS_SHARED && of.length > 0 && <ShareButton name={t('compare.title')} />}
          </>
        }
      />
      <Stack sx={{ gap: 3 }}>
        {IS_SHARED ? null : of.length < MAX_COMPARED ? (
          <CompareAdder scope={scope} chosen={of} onAdd={(id) => change({ of: [...of, id] })} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t('compare.full')}
          </Typography>
        )}
        {of.length === 0 ? (
          <EmptyState title={t('compare.empty.title')} description={t('compare.empty.description')} />
        ) : (
          <>
            {isAnyShown && (
              <CompareChart
                compared={compared}
                file={comparisonFile(period, of, scope)}
                metric={metric}
                from100={from100}
                onMetric={(next) => change({ metric: next })}
                onFrom100={(next) => change({ from100: next })}
              />
            )}
            <DifferenceTable
              compared={compared}
              scope={scope}
              onRemove={(id) => change({ of: of.filter((other) => other !== id) })}
            />
          </>
        )}
      </Stack>
    </>
  );
}
