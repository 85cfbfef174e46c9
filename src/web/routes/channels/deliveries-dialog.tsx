import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { channelEndpoints } from '#contract/endpoints/channels.ts';
import type { Channel, Delivery } from '#contract/messages/channel.ts';
import { ask } from '../../api/client.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { ProblemMessage } from '../../components/error/problem-message.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { deliveriesQuery } from '../../features/channel/list-channels.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { SendError } from './send-error.tsx';

type Props = { channel: Channel; isOpen: boolean; onClose: () => void };

const COLORS = { waiting: 'default', delivered: 'success', 'given-up': 'error' } as const;

/** The messages sent to a channel, with every attempt. Each can be sent again. */
export function DeliveriesDialog({ channel, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const queryClient = useQueryClient();
  const query = deliveriesQuery(channel.id);
  const deliveries = useQuery({ ...query, enabled: isOpen });
  const replay = useMutation({
    mutationFn: (id: string) => ask(channelEndpoints.replayDelivery, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('channels.logNamed', { name: channel.name })}</DialogTitle>
      <DialogContent>
        {replay.error && <ProblemMessage error={replay.error} />}
        <Loaded source={deliveries} waiting={<Skeleton variant="rounded" height={120} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Typography color="textSecondary">{t('channels.logEmpty')}</Typography>
            ) : (
              <Stack component="ol" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
                {items.map((delivery) => (
                  <DeliveryRow
                    key={delivery.id}
                    delivery={delivery}
                    isReplaying={replay.isPending && replay.variables === delivery.id}
                    onReplay={() => replay.mutate(delivery.id)}
                  />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('channels.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function DeliveryRow(props: { delivery: Delivery; isReplaying: boolean; onReplay: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, createdAt, dueAt, state, tries } = props.delivery;
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle2" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
          <bdi>{title}</bdi>
        </Typography>
        <Chip size="small" variant="outlined" color={COLORS[state]} label={t(`channels.state.${state}`)} />
        <BusyButton size="small" isBusy={props.isReplaying} disabled={state === 'waiting'} onClick={props.onReplay}>
          {t('channels.replay')}
        </BusyButton>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {format.dateTime(createdAt)}
        {state === 'waiting' && ` · ${t('channels.nextTry', { when: format.dateTime(dueAt) })}`}
      </Typography>
      {tries.map((tried) => (
        <Typography key={tried.at} variant="caption" component="p" color="textSecondary">
          {format.facts([
            format.dateTime(tried.at),
            tried.status === null ? null : t('channels.answered', { status: tried.status }),
          ])}
          {tried.error && <SendError error={tried.error} />}
        </Typography>
      ))}
    </Box>
  );
}
