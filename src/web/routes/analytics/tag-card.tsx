import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/scope.ts';
import { getTagSharesQuery, sharesFile } from '../../features/analytics/get-shares.ts';
import { ShareBars } from '../../features/analytics/share-bars.tsx';
import { ShareCard } from '../../features/analytics/share-card.tsx';
import type { ChosenPeriod } from '../../features/period/chosen-period.ts';

/** Revenue by category. A product may be in two categories, so each has a bar of its own. */
export function TagCard({ scope, period, groupId }: { scope: Scope; period: ChosenPeriod; groupId?: string }) {
  const { t } = useTranslation();
  const tags = useQuery(getTagSharesQuery(scope, period, groupId));
  const parts = tags.data?.items
    .filter(({ products }) => products > 0)
    .map(({ tag, products, ...figures }) => ({ id: tag, name: t(`tag.${tag}`), count: products, ...figures }));
  return (
    <ShareCard
      title={t('analytics.tags.title')}
      nameHeader={t('analytics.tags.name')}
      countHeader={t('analytics.tags.products')}
      note={t('analytics.tags.note')}
      source={tags}
      parts={parts}
      file={sharesFile('tags', scope, period, groupId)}
      picture={(known) => <ShareBars parts={known} />}
    />
  );
}
