import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '#contract/store.ts';
import { RankedCard } from '../../features/list/ranked-card.tsx';
import { useOwnPeriod } from '../../features/period/use-own-period.ts';
import { usePeriod } from '../../features/period/use-period.ts';
import { listSimilarStoresQuery, similarStoresFile } from '../../features/store/list-similar-stores.ts';
import { useStoreEntries } from '../../features/store/store-entries.tsx';
import { useFormat } from '../../i18n/use-format.ts';

/** The best-selling stores of the same categories and country. */
export function SimilarStores({ store }: { store: StoreItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [range] = usePeriod();
  const ownPeriod = useOwnPeriod();
  const similar = useQuery(listSimilarStoresQuery(store, range));
  const entriesOf = useStoreEntries('catalogue');
  const alike = format.facts([
    store.tags.length > 0 && format.list(store.tags.map((tag) => t(`tag.${tag}`))),
    store.country && format.countryName(store.country),
  ]);
  if (!alike) return null;
  return (
    <RankedCard
      title={t('database.stores.similar')}
      description={format.facts([t('database.similarBy', { what: alike }), ownPeriod])}
      empty={{ title: t('database.noSimilar'), description: t('database.stores.noSimilar') }}
      file={{ source: similarStoresFile(store, range), name: t('database.stores.similar') }}
      source={similar}
      entries={similar.data && entriesOf(similar.data)}
    />
  );
}
