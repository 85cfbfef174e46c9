import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { alertEndpoints } from '#contract/endpoints/alerts.ts';
import { type AlertRing, type AlertRingPatch, pageOfRing } from '#contract/messages/alert.ts';
import { ask } from '../../api/client.ts';
import { ProblemMessage } from '../../components/error/problem-message.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { alertsKey, RINGS_FILE, ringsQuery } from '../../features/alert/alert-queries.ts';
import { useAlertText } from '../../features/alert/use-alert-text.ts';
import { ListHead } from '../../features/list/list-head.tsx';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { TextLink } from '../../navigation/text-link.tsx';

/** The alerts that rang, newest first. Each can be dismissed, or marked as a false alarm. */
export function RingList() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const rings = useQuery(ringsQuery());
  const mark = useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: AlertRingPatch }) =>
      ask(alertEndpoints.changeAlertRing, { params: { id }, body: patch }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: alertsKey }),
  });
  return (
    <Card component="section" aria-labelledby="rang">
      <ListHead source={rings} file={RINGS_FILE} name={t('alerts.rang')} sx={{ px: 2.5, pt: 2 }}>
        <Typography id="rang" variant="h5" component="h2">
          {t('alerts.rang')}
        </Typography>
      </ListHead>
      {mark.error && <ProblemMessage error={mark.error} />}
      <Loaded source={rings} waiting={<Skeleton variant="rounded" height={120} sx={{ m: 2 }} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography color="textSecondary" sx={{ px: 2.5, py: 2 }}>
              {t('alerts.nothingRang')}
            </Typography>
          ) : (
            <Stack component="ol" sx={{ m: 0, px: 2.5, py: 1, listStyle: 'none' }}>
              {items.map((ring) => (
                <RingRow key={ring.id} ring={ring} onMark={(patch) => mark.mutate({ id: ring.id, patch })} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}

function RingRow({ ring, onMark }: { ring: AlertRing; onMark: (patch: AlertRingPatch) => void }) {
  const { t } = useTranslation();
  const { ago } = useRelativeTime();
  const text = useAlertText();
  const { detail, isAcknowledged, wasNothing } = ring;
  const day = ring.at.slice(0, 10);
  const name = detail.title ?? detail.storeName;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.25 },
        ...{ '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' }, opacity: isAcknowledged ? 0.75 : 1 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <TextLink to={`${pageOfRing(ring)}?${new URLSearchParams({ receipt: day })}`} variant="subtitle2">
          <bdi>{name}</bdi>
        </TextLink>
        <Typography variant="body2">{text.happened(ring)}</Typography>
        {ring.isRetracted && <Typography variant="body2">{text.retracted(ring)}</Typography>}
        <Typography variant="caption" component="p" color="textSecondary">
          <bdi>{ring.ruleName}</bdi>
          {' · '}
          {ago(ring.seenAt)}
          {detail.title && (
            <>
              {' · '}
              <bdi>{detail.storeName}</bdi>
            </>
          )}
        </Typography>
      </Box>
      {ring.isLate && <Chip size="small" variant="outlined" label={t('alerts.late')} />}
      {ring.isRetracted && <Chip size="small" variant="outlined" label={t('alerts.retracted')} />}
      {wasNothing && <Chip size="small" variant="outlined" label={t('alerts.wasNothing')} />}
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        {!isAcknowledged && (
          <Button
            size="small"
            color="inherit"
            onClick={() => onMark({ acknowledged: true })}
            aria-label={t('alerts.acknowledgeNamed', { name })}
          >
            {t('alerts.acknowledge')}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          onClick={() => onMark({ wasNothing: !wasNothing })}
          aria-label={t(wasNothing ? 'alerts.somethingNamed' : 'alerts.nothingNamed', { name })}
        >
          {t(wasNothing ? 'alerts.something' : 'alerts.nothing')}
        </Button>
      </Box>
    </Box>
  );
}
