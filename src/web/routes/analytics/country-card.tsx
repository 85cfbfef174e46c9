import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/scope.ts';
import { getCountrySharesQuery, sharesFile } from '../../features/analytics/get-shares.ts';
import { ShareCard } from '../../features/analytics/share-card.tsx';
import { ShareStrip } from '../../features/analytics/share-strip.tsx';
import type { ChosenPeriod } from '../../features/period/chosen-period.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** Revenue by country. The parts add up to a whole, so they share one bar. */
export function CountryCard({ scope, period, groupId }: { scope: Scope; period: ChosenPeriod; groupId?: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const countries = useQuery(getCountrySharesQuery(scope, period, groupId));
  const parts = countries.data?.items.map(({ country, stores, ...figures }) => ({
    id: country ?? '',
    name: country === null ? t('analytics.countries.unknown') : format.countryName(country),
    count: stores,
    ...figures,
  }));
  return (
    <ShareCard
      title={t('analytics.countries.title')}
      nameHeader={t('analytics.countries.name')}
      countHeader={t('analytics.countries.stores')}
      source={countries}
      parts={parts}
      file={sharesFile('countries', scope, period, groupId)}
      picture={(known) => <ShareStrip parts={known} />}
    />
  );
}
