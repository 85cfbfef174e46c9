import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { briefEndpoints } from '#contract/endpoints/briefs.ts';
import type { Brief } from '#contract/messages/brief.ts';
import { ask } from '../../api/client.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { problemText } from '../../components/error/problem-text.ts';
import { RemoveButton } from '../../components/list/remove-button.tsx';
import { briefsKey } from '../../features/brief/list-briefs.ts';
import { GroupMark } from '../../features/group/group-mark.tsx';
import { useFormat } from '../../i18n/use-format.ts';

export function BriefRow({ brief, onEdit }: { brief: Brief; onEdit: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { id, group, frequency, sendsEmpty, stoppedAt, inactiveReason, nextAt, lastSentAt } = brief;
  const refresh = () => queryClient.invalidateQueries({ queryKey: briefsKey });
  const stop = useMutation({
    mutationFn: () => ask(briefEndpoints.changeBrief, { params: { id }, body: { stopped: stoppedAt === null } }),
    onError: (error) => toast.error(problemText(t, error).title),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => ask(briefEndpoints.removeBrief, { params: { id } }),
    onSettled: refresh,
  });
  const name = format.facts([t(`briefs.frequency.${frequency}`), group?.name ?? t('groups.allStores')]);
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, px: 2.5, py: 1.5 },
        ...{ borderBlockEnd: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          {group && <GroupMark color={group.color} />}
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {format.facts([
            nextAt !== null && t('briefs.next', { when: format.dateTime(nextAt) }),
            lastSentAt !== null && t('briefs.last', { when: format.dateTime(lastSentAt) }),
            sendsEmpty && t('briefs.alsoEmpty'),
          ])}
        </Typography>
        {inactiveReason !== null && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {t('briefs.beyondPlan')}
          </Typography>
        )}
      </Box>
      {stoppedAt !== null && <Chip size="small" variant="outlined" label={t('briefs.stopped')} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Button size="small" color="inherit" aria-label={t('common.editNamed', { name })} onClick={onEdit}>
          {t('common.edit')}
        </Button>
        <BusyButton
          size="small"
          color="inherit"
          isBusy={stop.isPending}
          aria-label={t(stoppedAt === null ? 'briefs.stopNamed' : 'briefs.resumeNamed', { name })}
          onClick={() => stop.mutate()}
        >
          {t(stoppedAt === null ? 'briefs.stop' : 'briefs.resume')}
        </BusyButton>
        <RemoveButton name={name} removal={remove}>
          {t('briefs.removeDescription')}
        </RemoveButton>
      </Box>
    </Box>
  );
}
