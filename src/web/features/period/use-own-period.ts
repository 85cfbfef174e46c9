import { useTranslation } from 'react-i18next';
import { isChosenDays } from './chosen-period.ts';
import { useChosenPeriod, usePeriod } from './use-period.ts';

/** The name of the range that a list is of, where its page is of days that no list is kept for; else null. */
export function useOwnPeriod(): string | null {
  const { t } = useTranslation();
  const [range] = usePeriod();
  const [chosen] = useChosenPeriod();
  return isChosenDays(chosen) ? t('period.own', { range: t(`period.range.${range}`) }) : null;
}
