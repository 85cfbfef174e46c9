import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { QuietTime } from '#contract/messages/alert.ts';
import { Choice } from '../../components/choice.tsx';
import { channelsQuery } from '../../features/channel/list-channels.ts';
import { timeZones } from '../../format/time-zones.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { TextLink } from '../../navigation/text-link.tsx';
import type { AlertDraft } from './alert-draft.ts';

type Props = { draft: AlertDraft; onChange: (part: Partial<AlertDraft>) => void };

/** Hours in which most people sleep. */
const NIGHT = { from: 22, until: 7 };
const COOL_DOWNS = [0, 6, 24, 72, 168, 720] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** `isOfStores`: the rule rings for stores, not for products. */
export function CoolDownField({ draft, onChange, isOfStores }: Props & { isOfStores: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const known: readonly number[] = COOL_DOWNS;
  const { coolDownHours } = draft;
  // a value set through the API stays available
  const hours = known.includes(coolDownHours) ? known : [...known, coolDownHours].toSorted((a, b) => a - b);
  const textOf = (count: number) => {
    if (count === 0 || count === 24) return t(`alerts.coolDowns.${count}`);
    const span = count % 24 === 0 ? format.span(count / 24, 'day') : format.span(count, 'hour');
    return t('alerts.coolDowns.once', { span });
  };
  return (
    <Choice
      label={t(isOfStores ? 'alerts.coolDownOfStore' : 'alerts.coolDown')}
      value={coolDownHours}
      options={hours.map((count) => [count, textOf(count)])}
      onChange={(next) => onChange({ coolDownHours: next })}
    />
  );
}

export function ChannelFields({ draft: { channelIds }, onChange }: Props) {
  const { t } = useTranslation();
  const channels = useQuery(channelsQuery());
  const toggle = (id: string) =>
    onChange({ channelIds: channelIds.includes(id) ? channelIds.filter((one) => one !== id) : [...channelIds, id] });
  return (
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
          control={<Checkbox checked={channelIds.includes(channel.id)} onChange={() => toggle(channel.id)} />}
          label={<bdi>{channel.name}</bdi>}
        />
      ))}
    </Stack>
  );
}

/** Hours without messages, in the clock of a zone. An alert that rings meanwhile is sent when they end. */
export function QuietFields({ draft: { quiet }, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const set = (next: QuietTime | null) => onChange({ quiet: next });
  const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const options = HOURS.map((hour) => [hour, hourText(hour)] as const);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={quiet !== null}
            onChange={() => set(quiet === null ? { ...NIGHT, zone: format.timeZone } : null)}
          />
        }
        label={t('alerts.quiet')}
      />
      {quiet && (
        <>
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <Choice
              label={t('alerts.quietFrom')}
              value={quiet.from}
              options={options.filter(([hour]) => hour !== quiet.until)}
              onChange={(from) => set({ ...quiet, from })}
            />
            <Choice
              label={t('alerts.quietUntil')}
              value={quiet.until}
              options={options.filter(([hour]) => hour !== quiet.from)}
              onChange={(until) => set({ ...quiet, until })}
            />
          </Stack>
          <ZoneField zone={quiet.zone} onChange={(zone) => set({ ...quiet, zone })} />
        </>
      )}
    </Stack>
  );
}

/** A native select, in which typing the first letters finds one of four hundred zones. */
function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      label={t('profile.figures.timeZone')}
      value={zone}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {timeZones(zone).map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </TextField>
  );
}
