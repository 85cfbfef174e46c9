import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page/header.tsx';
import { TrendCard } from '../../features/chart/trend/card.tsx';
import { ComparedFigure, type ComparedItem } from '../../features/estimate/compared-figure.tsx';
import { EstimateCards } from '../../features/estimate/estimate-cards.tsx';
import { WhatHappened } from '../../features/happening/what-happened.tsx';
import { RankedCard } from '../../features/list/ranked-card.tsx';
import { PracticeChip } from '../../features/store/practice/chip.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { EXAMPLE } from './example.ts';

/**
 * An example of an overview for users without a store: a week of practice stores, stored with the code. Nothing in it
 * is a link.
 */
export function ExampleOverview() {
  const { t } = useTranslation();
  const format = useFormat();
  const { span, previousSpan, totals, trend, happenings, stores, products } = EXAMPLE;
  return (
    <>
      <PageHeader
        title={format.facts([t('overview.title'), t('overview.example.title')])}
        description={t('overview.example.description')}
        actions={
          <LinkButton to="/overview" variant="contained">
            {t('overview.example.leave')}
          </LinkButton>
        }
      />
      <Stack sx={{ gap: 3 }}>
        <WhatHappened happenings={answered(happenings)} span={span} isReadOnly />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <EstimateCards data={totals} trend={trend} previousSpan={previousSpan} gaps={totals.gaps} />
        </Box>
        <TrendCard
          trend={answered(trend)}
          span={span}
          totals={{ current: totals, previous: totals.previous, change: totals.change }}
        />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
          <Ranked
            title={t('overview.topStores')}
            items={stores.map((store) => ({
              ...store,
              facts: format.facts([
                store.platform && t(`store.platform.${store.platform}`),
                store.country && format.countryName(store.country),
              ]),
            }))}
          />
          <Ranked
            title={t('overview.topProducts')}
            items={products.map((product) => ({ ...product, name: product.title, facts: product.storeName }))}
          />
        </Box>
      </Stack>
    </>
  );
}

type RankedItem = ComparedItem & { id: string; name: string; facts: string };

function Ranked({ title, items }: { title: string; items: RankedItem[] }) {
  const { t } = useTranslation();
  return (
    <RankedCard
      title={title}
      description={t('overview.byOrders')}
      empty={{ title: t('overview.noneRanked.title') }}
      source={answered(items)}
      entries={items.map((item) => ({
        id: item.id,
        amount: item.orders.value,
        figure: <ComparedFigure item={item} metric="orders" />,
        name: (
          <>
            <Typography variant="subtitle2" noWrap dir="auto">
              {item.name}
            </Typography>
            <Stack direction="row" sx={{ columnGap: 0.75, alignItems: 'center' }}>
              <Typography variant="caption" color="textSecondary" noWrap>
                {item.facts}
              </Typography>
              <PracticeChip />
            </Stack>
          </>
        ),
      }))}
    />
  );
}

/** A query result as if the server had answered. */
function answered<Data>(data: Data): UseQueryResult<Data> {
  return { data, isPending: false, isError: false, error: null } as UseQueryResult<Data>;
}
