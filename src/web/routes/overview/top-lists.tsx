import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StoresOverview } from '#contract/analytics.ts';
import { comparePath } from '../../features/compare/compare-params.ts';
import { RankedCard } from '../../features/list/ranked-card.tsx';
import { useProductEntries } from '../../features/product/product-entries.tsx';
import { useStoreEntries } from '../../features/store/store-entries.tsx';
import { TextLink } from '../../navigation/text-link.tsx';
import { IS_SHARED } from '../../share/shared-place.ts';

type Props = { overview: UseQueryResult<StoresOverview> };

export function TopStores({ overview }: Props) {
  const { t } = useTranslation();
  const entriesOf = useStoreEntries('mine');
  const ids = (overview.data?.topStores ?? []).map(({ id }) => id);
  return (
    <RankedCard
      title={t('overview.topStores')}
      description={t('overview.byOrders')}
      empty={{ title: t('overview.noneRanked.title'), description: t('overview.noneRanked.description') }}
      source={overview}
      entries={overview.data && entriesOf(overview.data.topStores)}
      action={
        IS_SHARED ? undefined : (
          <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {ids.length > 1 && <ListLink path={comparePath(ids)} text={t('overview.compareThese')} />}
            <ListLink path="/stores" text={t('overview.allStores')} />
          </Stack>
        )
      }
    />
  );
}

export function TopProducts({ overview }: Props) {
  const { t } = useTranslation();
  const entriesOf = useProductEntries('mine');
  return (
    <RankedCard
      title={t('overview.topProducts')}
      description={t('overview.byOrders')}
      empty={{ title: t('overview.noneRanked.title'), description: t('overview.noneRanked.description') }}
      source={overview}
      entries={overview.data && entriesOf(overview.data.topProducts)}
      action={!IS_SHARED && <ListLink path="/products" text={t('overview.allProducts')} />}
    />
  );
}

function ListLink({ path, text }: { path: string; text: string }) {
  return (
    <TextLink to={path} variant="body2" sx={{ display: 'inline-block', minHeight: 24 }}>
      {text}
    </TextLink>
  );
}
