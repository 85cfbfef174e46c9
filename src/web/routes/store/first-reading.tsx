import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '#contract/store.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** Shown during a store's first reading: what was found so far, line by line, and what comes next. */
export function FirstReading({ store }: { store: StoreItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { platform, country, currency, productCount, signals } = store;
  const place = format.facts([country && format.countryName(country), currency]);
  const found = [
    platform ? t('store.firstReading.platform', { platform: t(`store.platform.${platform}`) }) : null,
    place === '' ? null : t('store.firstReading.place', { place }),
    productCount ? t('store.firstReading.products', { count: productCount, n: format.count(productCount) }) : null,
    signals.length === 0
      ? null
      : t('store.firstReading.signals', {
          list: format.list([...new Set(signals.map(({ kind }) => t(`signal.kind.${kind}`)))]),
        }),
  ];
  const awaited = (['platform', 'place', 'products', 'signals'] as const).map((part) =>
    t(`store.firstReading.next.${part}`),
  );
  const next = found.indexOf(null);
  return (
    <Card component="section" aria-labelledby="first-reading">
      <CardContent>
        <Typography id="first-reading" component="h2" variant="h5" gutterBottom>
          {t('store.firstReading.title')}
        </Typography>
        <Stack component="ol" role="status" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
          {found.map((line, index) =>
            line === null ? (
              index === next && (
                <Line key={awaited[index]} icon={<CircularProgress size={18} aria-hidden />} text={awaited[index]!} />
              )
            ) : (
              <Line key={line} icon={<CheckCircle aria-hidden fontSize="small" color="success" />} text={line} />
            ),
          )}
          {next === -1 && (
            <Line icon={<CircularProgress size={18} aria-hidden />} text={t('store.firstReading.next.orders')} />
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

function Line({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      {icon}
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}
