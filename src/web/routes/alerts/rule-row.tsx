import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { alertEndpoints } from '#contract/endpoints/alerts.ts';
import { TOTAL_CAP } from '#contract/list.ts';
import { type AlertRule, isOfStores } from '#contract/messages/alert.ts';
import type { Channel } from '#contract/messages/channel.ts';
import { ask } from '../../api/client.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { problemText } from '../../components/error/problem-text.ts';
import { RemoveButton } from '../../components/list/remove-button.tsx';
import { alertsKey } from '../../features/alert/alert-queries.ts';
import { useAlertText } from '../../features/alert/use-alert-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { OF_LIST } from './alert-draft.ts';

/** `channels`: undefined while they are not known. */
export function RuleRow({ rule, channels }: { rule: AlertRule; channels: readonly Channel[] | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useAlertText();
  const queryClient = useQueryClient();
  const [isEdited, setEdited] = useState(false);
  const { id, name, isMuted, rang, nothing } = rule;
  const refresh = () => queryClient.invalidateQueries({ queryKey: alertsKey });
  const mute = useMutation({
    mutationFn: () => ask(alertEndpoints.changeAlertRule, { params: { id }, body: { muted: !isMuted } }),
    onError: (error) => toast.error(problemText(t, error).title),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => ask(alertEndpoints.removeAlertRule, { params: { id } }),
    onSettled: refresh,
  });
  const sendsTo = channels?.filter(({ id, switchedOffAt }) => rule.channelIds.includes(id) && switchedOffAt === null);
  const { filterList } = rule;
  const filter =
    rule.filter && (filterList === 'products' ? rule.filter : t(OF_LIST[filterList], { name: rule.filter }));
  const subject = filter ?? rule.productTitle ?? rule.storeName ?? rule.groupName;
  const about = { storeId: rule.storeId, groupId: rule.groupId, productId: rule.productId, name: subject };
  const shown = { ...about, filter: rule.filter, filterList };
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.25 },
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2">
          {format.facts([
            subject ?? t('alerts.allStores'),
            rule.tag && t(`tag.${rule.tag}`),
            text.condition(rule.condition),
          ])}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {rang === 0
            ? t('alerts.neverRang')
            : t('alerts.rangCount', { count: rang, n: format.count(rang), right: format.percent(1 - nothing / rang) })}
        </Typography>
        {rule.inactiveReason && (
          <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
            {t(
              isOfStores(filterList) && rule.inactiveReason === 'too-broad'
                ? 'alerts.tooManyStores'
                : `alerts.inactive.${rule.inactiveReason}`,
              { n: format.count(TOTAL_CAP) },
            )}
          </Typography>
        )}
      </Box>
      {sendsTo?.length === 0 && <Chip size="small" variant="outlined" label={t('alerts.sendsNothing')} />}
      {isMuted && <Chip size="small" variant="outlined" label={t('alerts.muted')} />}
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <Button
          size="small"
          color="inherit"
          onClick={() => setEdited(true)}
          aria-label={t('common.editNamed', { name })}
        >
          {t('common.edit')}
        </Button>
        <BusyButton
          size="small"
          color="inherit"
          isBusy={mute.isPending}
          onClick={() => mute.mutate()}
          aria-label={t(isMuted ? 'alerts.unmuteNamed' : 'alerts.muteNamed', { name })}
        >
          {t(isMuted ? 'alerts.unmute' : 'alerts.mute')}
        </BusyButton>
        <RemoveButton name={name} removal={remove}>
          {t('alerts.removeDescription')}
        </RemoveButton>
      </Box>
      <AlertDialog isOpen={isEdited} subject={shown} rule={rule} onClose={() => setEdited(false)} />
    </Box>
  );
}
