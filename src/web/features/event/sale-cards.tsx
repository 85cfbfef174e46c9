import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreSale } from '#contract/happening.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ListHead } from '../list/list-head.tsx';
import { ShortPagination } from '../list/short-pagination.tsx';
import { spanText } from '../period/span-text.ts';
import { useNow } from '../period/use-now.ts';
import { listStoreSalesQuery, storeSalesFile } from './list-events.ts';
import { OrdersAround } from './orders-around.tsx';

/**
 * A card for each sales event of a store: its discount, its length, its products and its effect on orders. Nothing
 * without one.
 */
export function SaleCards({ storeId }: { storeId: string }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const sales = useQuery(listStoreSalesQuery(storeId, page));
  const { data, isPlaceholderData } = sales;
  if (!data || data.total === 0) return null;
  return (
    <section aria-labelledby="sales">
      <ListHead source={sales} file={storeSalesFile(storeId)} name={t('event.sales.title')}>
        <Typography id="sales" component="h2" variant="h5">
          {t('event.sales.title')}
        </Typography>
      </ListHead>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {t('event.sales.description')}
      </Typography>
      <Box
        component="ol"
        aria-labelledby="sales"
        aria-busy={isPlaceholderData}
        sx={{
          ...{ m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.6 : 1 },
          ...{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' },
        }}
      >
        {data.items.map((sale) => (
          <li key={sale.at}>
            <SaleCard sale={sale} />
          </li>
        ))}
      </Box>
      <ShortPagination label={t('event.sales.title')} {...data} onPage={setPage} />
    </section>
  );
}

export function SaleCard({ sale }: { sale: StoreSale }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const titleId = useId();
  const { at, endedAt, products, share, depth, around } = sale;
  const lastedMs = (endedAt === null ? now : Date.parse(endedAt)) - Date.parse(at);
  const hours = Math.max(1, Math.round(lastedMs / HOUR_MS));
  const span = hours < 48 ? format.span(hours, 'hour') : format.span(Math.round(hours / 24), 'day');
  return (
    <Card component="article" aria-labelledby={titleId} sx={{ height: 1 }}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id={titleId} component="h3" variant="h6">
            {endedAt === null
              ? t('event.sales.since', { day: format.utcDay(at) })
              : spanText({ from: at, until: new Date(Date.parse(endedAt) + DAY_MS).toISOString() }, format.locale)}
          </Typography>
          {endedAt === null && <Chip size="small" color="primary" label={t('event.sales.on')} />}
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {format.facts([
            depth !== null && t('event.depth', { part: format.percent(depth) }),
            t(endedAt === null ? 'event.sales.lasting' : 'event.sales.lasted', { span }),
            products !== null && t('event.products', { count: products, n: format.count(products) }),
            share !== null && t('event.share', { part: format.percent(share) }),
          ])}
        </Typography>
        <OrdersAround around={around} words="sale" />
      </CardContent>
    </Card>
  );
}
