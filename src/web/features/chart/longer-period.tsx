import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DATE_RANGES, lengthOf } from '#contract/date-range.ts';
import { spansOf } from '../period/chosen-period.ts';
import { useNow } from '../period/use-now.ts';
import { useChosenPeriod } from '../period/use-period.ts';

/** The way on from a chart that has nothing to draw: the next longer period. */
export function LongerPeriod() {
  const { t } = useTranslation();
  const [period, setPeriod] = useChosenPeriod();
  const now = useNow();
  const length = lengthOf(spansOf(period, now));
  const next = DATE_RANGES.find((range) => lengthOf(spansOf(range, now)) > length);
  if (next === undefined) return null;
  return (
    <Button size="small" variant="outlined" onClick={() => setPeriod(next)}>
      {t(`period.range.${next}`)}
    </Button>
  );
}
