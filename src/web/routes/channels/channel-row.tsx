import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { channelEndpoints } from '#contract/endpoints/channels.ts';
import type { Channel } from '#contract/messages/channel.ts';
import { ask } from '../../api/client.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { problemText } from '../../components/error/problem-text.ts';
import { RemoveButton } from '../../components/list/remove-button.tsx';
import { ChannelIcon } from '../../features/channel/channel-icon.tsx';
import { channelsKey } from '../../features/channel/list-channels.ts';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';

export function ChannelRow({ channel }: { channel: Channel }) {
  const { t } = useTranslation();
  const { ago } = useRelativeTime();
  const queryClient = useQueryClient();
  const [isLogOpen, setLogOpen] = useState(false);
  const { id, name, kind, shown, failingSince, switchedOffAt } = channel;
  const refresh = () => queryClient.invalidateQueries({ queryKey: channelsKey });
  const resume = useMutation({
    mutationFn: () => ask(channelEndpoints.resumeChannel, { params: { id } }),
    onError: (error) => toast.error(problemText(t, error).title),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => ask(channelEndpoints.removeChannel, { params: { id } }),
    onSettled: refresh,
  });
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, px: 2.5, py: 1.5 },
        ...{ borderBlockEnd: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'grid', color: 'text.secondary' }}>
        <ChannelIcon kind={kind} />
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t(`channels.kind.${kind}`)}
          {' · '}
          <bdi dir="ltr">{shown}</bdi>
        </Typography>
      </Box>
      {switchedOffAt ? (
        <Chip size="small" color="error" variant="outlined" label={t('channels.off', { when: ago(switchedOffAt) })} />
      ) : (
        failingSince && (
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={t('channels.failing', { when: ago(failingSince) })}
          />
        )
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {switchedOffAt && (
          <BusyButton size="small" variant="contained" isBusy={resume.isPending} onClick={() => resume.mutate()}>
            {t('channels.resume')}
          </BusyButton>
        )}
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={t('channels.logNamed', { name })}
          onClick={() => setLogOpen(true)}
        >
          {t('channels.log')}
        </Button>
        <RemoveButton name={name} removal={remove}>
          {t('channels.removeDescription')}
        </RemoveButton>
      </Box>
      <DeliveriesDialog channel={channel} isOpen={isLogOpen} onClose={() => setLogOpen(false)} />
    </Box>
  );
}
