import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { StoreItem } from '#contract/store.ts';
import { Sparkline } from '../chart/sparkline.tsx';
import { ComparedFigure } from '../estimate/compared-figure.tsx';
import { ChooseRow } from '../list/choose-row.tsx';
import type { Selection } from '../list/selection.ts';
import { periodSearch } from '../period/period-search.ts';
import type { Scope } from '../scope/scope.ts';
import { StoreActions } from './store-actions.tsx';
import { StoreName } from './store-name.tsx';
import { StoreState } from './store-state.tsx';

type Props = {
  label: string;
  scope: Scope;
  items: StoreItem[];
  isStale: boolean;
  selection?: Selection<StoreItem>;
};

/** The list on a narrow screen. */
export function StoreCards({ label, scope, items, isStale, selection }: Props) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <Stack
      component="ul"
      aria-label={label}
      aria-busy={isStale}
      sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5, opacity: isStale ? 0.6 : 1 }}
    >
      {items.map((store) => (
        <Card component="li" key={store.id}>
          <CardContent>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
              <StoreName store={store} scope={scope} search={periodSearch(search)} />
              <Box sx={{ display: 'flex', flexShrink: 0, alignSelf: 'flex-start' }}>
                {selection && <ChooseRow item={store} selection={selection} />}
                <StoreActions store={store} look="icon" />
              </Box>
            </Stack>
            <Box sx={{ mt: 1.5 }}>
              <StoreState store={store} scope={scope} isInline />
            </Box>
            <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
              {(['orders', 'revenue'] as const).map((metric) => (
                <Stack key={metric} sx={{ alignItems: 'flex-start', gap: 0.5 }}>
                  <Typography variant="caption" color="textSecondary">
                    {t(`estimate.metric.${metric}`)}
                  </Typography>
                  <ComparedFigure item={store} metric={metric} size="card" />
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
