import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';

/** Orders a day and half the width of their range: an example, and called one. */
const DAYS = [
  [46, 9],
  [52, 8],
  [49, 10],
  [61, 9],
  [58, 7],
  [71, 11],
  [75, 8],
] as const;
const TOTAL = { value: 412, low: 377, high: 448 };

const WIDTH = 320;
const HEIGHT = 120;
const TOP = 95;

const x = (index: number) => (index * WIDTH) / (DAYS.length - 1);
const y = (orders: number) => HEIGHT - ((orders - 25) / (TOP - 25)) * HEIGHT;

const LINE = DAYS.map(([orders], index) => `${x(index)},${y(orders)}`).join(' ');
const BAND = [
  ...DAYS.map(([orders, half], index) => `${x(index)},${y(orders + half)}`),
  ...DAYS.map(([orders, half], index) => `${x(index)},${y(orders - half)}`).reverse(),
].join(' ');

const Chart = styled('svg')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  display: 'block',
  overflow: 'visible',
  ':dir(rtl)': { transform: 'scaleX(-1)' },
  '& .band': { fill: theme.vars.palette.chart.band, opacity: 0.22 },
  '& .line': {
    fill: 'none',
    stroke: theme.vars.palette.chart.current,
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& .grid': { stroke: theme.vars.palette.chart.grid, strokeWidth: 1 },
  '& circle': { fill: theme.vars.palette.chart.current },
}));

export function SampleEstimate() {
  const { t } = useTranslation();
  const format = useFormat();
  const range = { low: format.count(TOTAL.low), high: format.count(TOTAL.high) };
  return (
    <Card component="figure" aria-label={t('landing.sample.label')} sx={{ m: 0, p: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('landing.sample.orders')}
      </Typography>
      <Typography sx={{ fontSize: '2.25rem', fontWeight: 650, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}>
        {format.count(TOTAL.value)}
      </Typography>
      <Typography variant="body2">{t('landing.sample.range', range)}</Typography>
      <Box sx={{ my: 3 }}>
        <Chart viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
          <path className="grid" d={`M0 ${HEIGHT}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 0H${WIDTH}`} />
          <polygon className="band" points={BAND} />
          <polyline className="line" points={LINE} />
          <circle cx={x(6)} cy={y(75)} r="4.5" />
        </Chart>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('landing.sample.basis')}
      </Typography>
      <Typography component="figcaption" variant="caption" sx={{ mt: 1, display: 'block', color: 'text.secondary' }}>
        {t('landing.sample.note')}
      </Typography>
    </Card>
  );
}
