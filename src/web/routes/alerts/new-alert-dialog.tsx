import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { LONGEST_ALERT_NAME, type QuietTime } from '#contract/alert.ts';
import { alertEndpoints } from '#contract/endpoints/alerts.ts';
import { TAGS, type Tag } from '#contract/tag.ts';
import { ask } from '../../api/client.ts';
import { ProblemMessage } from '../../components/problem-message.tsx';
import { alertStoresQuery, alertsKey } from '../../features/alert/alert-queries.ts';
import { useAlertText } from '../../features/alert/use-alert-text.ts';
import { channelsQuery } from '../../features/channel/list-channels.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { TextLink } from '../../navigation/text-link.tsx';
import { ConditionFields, conditionOf, FIRST_CONDITION } from './condition-fields.tsx';
import { Rehearsal } from './rehearsal.tsx';

type Subject = { storeId: string | null; productId: string | null; name: string | null };
type Props = { isOpen: boolean; subject: Subject; onClose: () => void };

/** Nothing is sent at night where that is wanted. */
const NIGHT = { from: 22, until: 7 };
/** What an empty value stands for shows as chosen. */
const WITH_EMPTY = { select: { displayEmpty: true }, inputLabel: { shrink: true } };
const COOL_DOWNS = [0, 24, 168] as const;

/** Asks what to be told of, shows how often that would have rung, and only then keeps it. */
export function NewAlertDialog({ isOpen, subject, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <NewAlertForm titleId={titleId} subject={subject} onClose={onClose} />
    </Dialog>
  );
}

function NewAlertForm({ titleId, subject, onClose }: Omit<Props, 'isOpen'> & { titleId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useAlertText();
  const queryClient = useQueryClient();
  const stores = useQuery(alertStoresQuery());
  const channels = useQuery(channelsQuery());
  const [storeId, setStoreId] = useState(subject.storeId ?? '');
  const [tag, setTag] = useState<Tag | ''>('');
  const [given, setGiven] = useState(FIRST_CONDITION);
  const [coolDownHours, setCoolDown] = useState<number>(24);
  const [isQuiet, setQuiet] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [name, setName] = useState('');
  const { productId } = subject;
  const condition = conditionOf(given);
  const rule = condition && {
    ...{ condition, coolDownHours, tag: tag || null },
    ...{ storeId: productId ? null : storeId || null, productId },
  };
  const about =
    productId || storeId === subject.storeId ? subject.name : stores.data?.find(({ id }) => id === storeId)?.name;
  const usualName = condition ? format.facts([about, text.condition(condition)]).slice(0, LONGEST_ALERT_NAME) : '';
  const quiet: QuietTime | null = isQuiet ? { ...NIGHT, zone: format.timeZone } : null;
  const make = useMutation({
    mutationFn: () =>
      ask(alertEndpoints.makeAlertRule, {
        body: { ...rule!, quiet, channelIds: [...chosen], name: name.trim() || usualName },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: alertsKey });
      toast.success(t('alerts.made'));
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (rule) make.mutate();
  };
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle id={titleId}>{t('alerts.new')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {productId ? (
            <Typography>
              <bdi>{subject.name}</bdi>
            </Typography>
          ) : (
            <TextField
              select
              label={t('alerts.about')}
              slotProps={WITH_EMPTY}
              value={storeId}
              onChange={({ target }) => setStoreId(target.value)}
            >
              <MenuItem value="">{t('alerts.allStores')}</MenuItem>
              {(stores.data ?? (storeId ? [{ id: storeId, name: subject.name ?? '' }] : [])).map((store) => (
                <MenuItem key={store.id} value={store.id}>
                  {store.name}
                </MenuItem>
              ))}
            </TextField>
          )}
          {!productId && (
            <TextField
              select
              label={t('alerts.category')}
              slotProps={WITH_EMPTY}
              value={tag}
              onChange={({ target }) => setTag(target.value as Tag | '')}
            >
              <MenuItem value="">{t('alerts.anyCategory')}</MenuItem>
              {TAGS.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`tag.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          <ConditionFields given={given} onChange={setGiven} />
          <TextField
            select
            label={t('alerts.coolDown')}
            value={coolDownHours}
            onChange={({ target }) => setCoolDown(Number(target.value))}
          >
            {COOL_DOWNS.map((hours) => (
              <MenuItem key={hours} value={hours}>
                {t(`alerts.coolDowns.${hours}`)}
              </MenuItem>
            ))}
          </TextField>
          <Rehearsal rule={rule} />
          <Stack role="group" aria-label={t('alerts.tellBy')}>
            <Typography variant="subtitle2">{t('alerts.tellBy')}</Typography>
            {channels.data?.items.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                {t('alerts.noChannel')} <TextLink to="/channels">{t('channels.add')}</TextLink>
              </Typography>
            )}
            {channels.data?.items.map((channel) => (
              <FormControlLabel
                key={channel.id}
                control={<Checkbox checked={chosen.includes(channel.id)} onChange={() => toggle(channel.id)} />}
                label={<bdi>{channel.name}</bdi>}
              />
            ))}
          </Stack>
          <FormControlLabel
            control={<Checkbox checked={isQuiet} onChange={() => setQuiet(!isQuiet)} />}
            label={t('alerts.quiet', { from: '22:00', until: '07:00' })}
          />
          <TextField
            label={t('channels.name')}
            value={name}
            placeholder={usualName}
            onChange={({ target }) => setName(target.value)}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { maxLength: LONGEST_ALERT_NAME, dir: 'auto', autoComplete: 'off' },
            }}
          />
          {make.error && <ProblemMessage error={make.error} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={make.isPending} disabled={!rule}>
          {t('alerts.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
