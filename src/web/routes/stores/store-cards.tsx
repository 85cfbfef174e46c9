import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { StoreItem } from '#contract/store.ts';
import { Sparkline } from '../../features/chart/sparkline.tsx';
import { ChangeText } from '../../features/estimate/change-chip.tsx';
import { EstimateFigure } from '../../features/estimate/estimate-figure.tsx';
import { periodSearch } from '../../features/period/period-search.ts';
import { FavoriteButton } from '../../features/store/favorite-button.tsx';
import { PracticeChip } from '../../features/store/practice-chip.tsx';
import { ReadingTimes } from '../../features/store/reading-times.tsx';
import { StatusChip } from '../../features/store/status-chip.tsx';
import { StoreMenu } from '../../features/store/store-menu.tsx';
import { StoreName } from '../../features/store/store-name.tsx';

/** The list on a narrow screen. */
export function StoreCards({ items, isStale }: { items: StoreItem[]; isStale: boolean }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <Stack
      component="ul"
      aria-label={t('stores.title')}
      aria-busy={isStale}
      sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5, opacity: isStale ? 0.6 : 1 }}
    >
      {items.map((store) => (
        <Card component="li" key={store.id}>
          <CardContent>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
              <StoreName store={store} search={periodSearch(search)} />
              <Stack direction="row" sx={{ flexShrink: 0, alignSelf: 'flex-start' }}>
                <FavoriteButton store={store} />
                <StoreMenu store={store} />
              </Stack>
            </Stack>
            <Stack direction="row" sx={{ mt: 1.5, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <StatusChip status={store.status} />
              {store.isPractice && <PracticeChip />}
              <ReadingTimes store={store} isInline />
            </Stack>
            <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
              {(['orders', 'revenue'] as const).map((metric) => (
                <Stack key={metric} sx={{ alignItems: 'flex-start', gap: 0.5 }}>
                  <Typography variant="caption" color="textSecondary">
                    {t(`estimate.metric.${metric}`)}
                  </Typography>
                  <EstimateFigure
                    metric={metric}
                    estimate={store[metric]}
                    previous={store.previous[metric]}
                    size="card"
                  />
                  <ChangeText current={store[metric]} previous={store.previous[metric]} />
                </Stack>
              ))}
            </Box>
            <Box sx={{ mt: 1.5 }}>
              <Sparkline values={store.sparkline} width={280} height={36} />
            </Box>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
