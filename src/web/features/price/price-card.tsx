import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DaySpan } from '#contract/date-range.ts';
import type { PriceHistory } from '#contract/product/price-history.ts';
import { Loaded } from '../../components/loaded.tsx';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { NothingDrawn } from '../chart/nothing-drawn.tsx';
import { ExportMenu } from '../list/export-menu.tsx';
import { getPriceHistoryQuery, priceFile } from './get-price-history.ts';
import { PriceChart } from './price-chart.tsx';
import { type PriceBand, priceEnvelope } from './price-envelope.ts';
import { VariantTable } from './variant-table.tsx';

/** The prices of a product and its variants in a period. */
export function PriceCard({ productId, span }: { productId: string; span: DaySpan }) {
  const { t } = useTranslation();
  const history = useQuery(getPriceHistoryQuery(productId, span));
  return (
    <Card component="section" aria-labelledby="price-history">
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Typography id="price-history" component="h2" variant="h5" gutterBottom>
            {t('price.title')}
          </Typography>
          {!IS_SHARED && <ExportMenu small="chart" source={priceFile(productId, span)} />}
        </Stack>
        <Loaded source={history} waiting={<Skeleton variant="rounded" height={240} />}>
          {(data) => <Prices history={data} />}
        </Loaded>
      </CardContent>
    </Card>
  );
}

function Prices({ history }: { history: PriceHistory }) {
  const { t } = useTranslation();
  const format = useFormat();
  const bands = priceEnvelope(history);
  const known = bands.filter(({ low }) => low !== null) as (PriceBand & { low: number; high: number })[];
  const currency = history.variants[0]?.steps[0]?.price.currency;
  const last = known.at(-1);
  if (!last || currency === undefined) {
    return <NothingDrawn>{t('price.nothing')}</NothingDrawn>;
  }
  const top = Math.max(...known.map(({ high }) => high));
  const bottom = Math.min(...known.map(({ low }) => low));
  const money = (amount: number) => format.money(amount, currency);
  const span = (low: number, high: number) => isolate(low === high ? money(low) : `${money(low)}–${money(high)}`);
  const now = span(last.low, last.high);
  return (
    <>
      <Box component="figure" aria-labelledby="price-history" sx={{ m: 0 }}>
        <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {known.length === 1 ? t('price.same', { now }) : t('price.moved', { now, span: span(bottom, top) })}
        </Typography>
        <PriceChart
          bands={bands}
          fromMs={Date.parse(history.from)}
          toMs={Date.parse(history.to)}
          top={top}
          amount={(amount) => isolate(money(amount))}
          price={span}
        />
      </Box>
      {history.variants.length > 0 && (
        <Box sx={{ mt: 2 }}>
          {history.soldOutSince && (
            <Typography variant="body2" gutterBottom>
              {t('price.soldOutSince', { date: format.dateTime(history.soldOutSince) })}
            </Typography>
          )}
          <VariantTable variants={history.variants} />
        </Box>
      )}
    </>
  );
}
