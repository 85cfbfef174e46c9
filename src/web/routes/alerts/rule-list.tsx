import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { rulesQuery } from '../../features/alert/alert-queries.ts';
import { channelsQuery } from '../../features/channel/list-channels.ts';
import { RuleRow } from './rule-row.tsx';

/** My alert rules. If there are none, shows `make`. */
export function RuleList({ make }: { make: ReactNode }) {
  const { t } = useTranslation();
  const rules = useQuery(rulesQuery());
  const channels = useQuery(channelsQuery()).data?.items;
  return (
    <Card component="section" aria-labelledby="rules">
      <Typography id="rules" variant="h5" component="h2" sx={{ px: 2.5, pt: 2 }}>
        {t('alerts.rules')}
      </Typography>
      <Loaded source={rules} waiting={<Skeleton variant="rounded" height={120} sx={{ m: 2 }} />}>
        {({ items, limit }) =>
          items.length === 0 ? (
            <EmptyState
              headingLevel="h3"
              title={t('alerts.none')}
              description={t('alerts.noneDescription')}
              action={make}
            />
          ) : (
            <>
              <Stack component="ul" sx={{ m: 0, px: 2.5, py: 1, listStyle: 'none' }}>
                {items.map((rule) => (
                  <RuleRow key={rule.id} rule={rule} channels={channels} />
                ))}
              </Stack>
              <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 2 }}>
                {t('channels.used', { used: items.filter(({ isMuted }) => !isMuted).length, limit })}
              </Typography>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
