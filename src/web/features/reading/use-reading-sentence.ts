import { useTranslation } from 'react-i18next';
import { STORE_PROBLEMS } from '#contract/problem.ts';
import type { ReadingItem } from '#contract/reading.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** The outcome of a poll as a sentence. */
export function useReadingSentence(): (reading: ReadingItem) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ outcome, mode, products, changed, problem: code }) => {
    const problem = STORE_PROBLEMS.find((one) => one === code);
    const given = {
      products: t('store.products', { count: products, n: format.count(products) }),
      n: format.count(changed),
    };
    if (outcome === 'refused' || outcome === 'failed')
      return problem ? t(`error.${problem}.title`) : t(`store.readings.says.${outcome}`);
    if (outcome === 'throttled' || outcome === 'unchanged') return t(`store.readings.says.${outcome}`);
    if (outcome === 'partial') return t('store.readings.says.partial', given);
    if (mode === 'changes')
      return t(changed === 0 ? 'store.readings.says.noChanges' : 'store.readings.says.changes', given);
    return t(changed === 0 ? 'store.readings.says.sameCatalogue' : 'store.readings.says.catalogue', given);
  };
}
