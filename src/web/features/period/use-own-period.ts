import { useTranslation } from 'react-i18next';
import { isChosenDays } from './chosen-period.ts';
import { useChosenPeriod, usePeriod } from './use-period.ts';

/** The name of the list's range, if the page shows chosen days, for which lists have no figures; otherwise null. */
export function useOwnPeriod(): string | null {
  const { t } = useTranslation();
  const [range] = usePeriod();
  const [chosen] = useChosenPeriod();
  return isChosenDays(chosen) ? t('period.own', { range: t(`period.range.${range}`) }) : null;
}
