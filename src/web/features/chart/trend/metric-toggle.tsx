import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { TrendMetric } from './rows.ts';

export const TREND_METRICS = ['orders', 'revenue'] as const;

export function MetricToggle({ value, onChange }: { value: TrendMetric; onChange: (metric: TrendMetric) => void }) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('chart.metric')}
      value={value}
      onChange={(_, next: TrendMetric | null) => next && onChange(next)}
    >
      {TREND_METRICS.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {t(`estimate.metric.${choice}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
