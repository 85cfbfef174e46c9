import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProductListName } from '#contract/analytics.ts';
import type { Scope } from '#contract/scope.ts';
import { Term } from '../../components/term.tsx';
import { getProductsOverviewQuery, productsOverviewFile } from '../../features/analytics/get-products-overview.ts';
import { withoutPrevious } from '../../features/estimate/for-period.ts';
import { RankedCard } from '../../features/list/ranked-card.tsx';
import type { ChosenPeriod } from '../../features/period/chosen-period.ts';
import { useProductEntries } from '../../features/product/product-entries.tsx';

type Props = {
  lists: readonly ProductListName[];
  scope: Scope;
  period: ChosenPeriod;
  groupId?: string;
  isCompared: boolean;
  /** Whether the previous period was read. */
  isComparable: boolean;
};

/** Products of interest: the best-selling, the new, the rising and the falling. */
export function MovingProducts({ lists, scope, period, groupId, isCompared, isComparable }: Props) {
  const { t } = useTranslation();
  const overview = useQuery(getProductsOverviewQuery(scope, period, groupId));
  const entriesOf = useProductEntries(scope);
  return lists.map((list) => {
    const isMove = list === 'risingProducts' || list === 'fallingProducts';
    const products = overview.data?.[list].slice(0, 5);
    return (
      <RankedCard
        key={list}
        title={t(`analytics.${list}.title`)}
        description={
          isMove ? <Term of="sure">{t(`analytics.${list}.description`)}</Term> : t(`analytics.${list}.description`)
        }
        empty={
          isMove && !isComparable
            ? { title: t('analytics.nothingBefore.title'), description: t('analytics.nothingBefore.description') }
            : { title: t(`analytics.${list}.empty.title`), description: t(`analytics.${list}.empty.description`) }
        }
        file={{ source: productsOverviewFile(list, scope, period, groupId), name: t(`analytics.${list}.title`) }}
        source={overview}
        // a list of moves always shows the comparison
        entries={
          products &&
          (isMove ? entriesOf(products, 'move') : entriesOf(isCompared ? products : products.map(withoutPrevious)))
        }
      />
    );
  });
}
