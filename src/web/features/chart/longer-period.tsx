import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DATE_RANGES } from '#contract/date-range.ts';
import { isChosenDays } from '../period/chosen-period.ts';
import { useChosenPeriod } from '../period/use-period.ts';

/** The way on from a chart that has nothing to draw: the next longer period. */
export function LongerPeriod() {
  const { t } = useTranslation();
  const [period, setPeriod] = useChosenPeriod();
  const next = isChosenDays(period) ? 'LAST_30_DAYS' : DATE_RANGES[DATE_RANGES.indexOf(period) + 1];
  if (next === undefined) return null;
  return (
    <Button size="small" variant="outlined" onClick={() => setPeriod(next)}>
      {t(`period.range.${next}`)}
    </Button>
  );
}
