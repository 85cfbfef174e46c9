import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BEST_SELLER_SORTS, type BestSellerPage, type BestSellerSort } from '#contract/product/best-seller.ts';
import type { Scope } from '#contract/scope.ts';
import { BestSellerList } from '../../features/best-seller/best-seller-list.tsx';
import { bestSellersFile, listBestSellersQuery } from '../../features/best-seller/list-best-sellers.ts';
import { ListFile } from '../../features/list/list-file.tsx';
import { ShortList } from '../../features/list/short-list.tsx';
import type { ChosenPeriod } from '../../features/period/chosen-period.ts';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Props = { scope: Scope; storeId: string; period: ChosenPeriod };

/** The store's own best-seller list, and the moves in it. */
export function StoreBestSellers({ scope, storeId, period }: Props) {
  const { t } = useTranslation();
  const [sortBy, setSortBy] = useState<BestSellerSort>('place');
  const [page, setPage] = useState(0);
  const [pagedIn, setPagedIn] = useState(period);
  if (pagedIn !== period) {
    setPagedIn(period);
    setPage(0);
  }
  const listed = useQuery(listBestSellersQuery(storeId, period, sortBy, page));
  const ranking = listed.data?.ranking ?? null;
  const title = t('bestSeller.title');
  const choose = (next: BestSellerSort | null) => {
    if (next === null) return;
    setSortBy(next);
    setPage(0);
  };
  return (
    <Card component="section" aria-labelledby="best-sellers">
      <CardContent>
        <Stack direction="row" sx={{ gap: 2, mb: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <div>
            <Typography id="best-sellers" component="h2" variant="h5">
              {title}
            </Typography>
            {ranking && <AboutRanking ranking={ranking} />}
          </div>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
            <ListFile source={listed} file={bestSellersFile(storeId, period, sortBy)} name={title} />
            {ranking?.since && (
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-label={t('bestSeller.sort')}
                value={sortBy}
                onChange={(_, next: BestSellerSort | null) => choose(next)}
              >
                {BEST_SELLER_SORTS.map((sort) => (
                  <ToggleButton key={sort} value={sort}>
                    {t(`bestSeller.sortBy.${sort}`)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            )}
          </Stack>
        </Stack>
        <ShortList
          label={title}
          source={listed}
          empty={t(ranking ? 'bestSeller.noMoves' : 'bestSeller.none')}
          onPage={setPage}
        >
          {(items, isStale) =>
            ranking && <BestSellerList label={title} scope={scope} items={items} ranking={ranking} isStale={isStale} />
          }
        </ShortList>
      </CardContent>
    </Card>
  );
}

function AboutRanking({ ranking: { readAt, of, since } }: { ranking: NonNullable<BestSellerPage['ranking']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ago } = useRelativeTime();
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('bestSeller.description')}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {format.facts([
          t('bestSeller.first', { n: format.count(of) }),
          t('product.place.read', { when: ago(readAt) }),
          since && t('bestSeller.since', { day: format.utcDay(since) }),
        ])}
      </Typography>
    </>
  );
}
