import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { WEEK_STARTS, type WeekStart } from '#contract/date-range.ts';
import { CURRENCIES, DENSITIES, NUMBER_FORMATS } from '#contract/preferences.ts';
import { DAY_MS } from '#contract/time.ts';
import { problemText } from '../../components/error/problem-text.ts';
import { SectionCard } from '../../components/page/section-card.tsx';
import { formattersFor } from '../../format/formatters.ts';
import { localTimeZone } from '../../format/local-time-zone.ts';
import { timeZones } from '../../format/time-zones.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { settingsStore } from '../../settings/browser-settings.ts';
import type { AccountSettings } from '../../settings/settings.ts';
import { changeCurrency } from '../../settings/sync-settings.ts';
import { useSettings } from '../../settings/use-settings.ts';

const EXAMPLE = 12_345.6;

/** How figures are shown, on all devices of the account. */
export function FiguresSection() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const settings = useSettings();
  const change = (part: Partial<AccountSettings>) => settingsStore.set(part);
  const currency = useMutation({
    mutationFn: changeCurrency,
    // one after the other: the last choice must also be the last that arrives
    scope: { id: 'currency' },
    onSuccess: (shown, chosen) => {
      if (shown !== chosen) toast.error(t('profile.figures.noRate', { currency: chosen }));
    },
    onError: (error) => toast.error(problemText(t, error).title),
  });
  return (
    <SectionCard anchor="figures" title={t('profile.figures.title')} description={t('profile.figures.description')}>
      <Stack sx={{ gap: 2.5, maxWidth: 420 }}>
        <Choice
          label={t('profile.figures.currency')}
          value={currency.isPending ? currency.variables : settings.currency}
          options={CURRENCIES.map((code) => [code, `${code} · ${currencyName(locale, code)}`])}
          onChange={(code) => currency.mutate(code)}
          hint={t('profile.figures.currencyHint')}
        />
        <Choice
          label={t('profile.figures.timeZone')}
          value={settings.timeZone ?? ''}
          options={[
            ['', t('profile.figures.ofDevice', { zone: localTimeZone() })],
            ...timeZones(settings.timeZone).map((zone) => [zone, zone] as const),
          ]}
          onChange={(timeZone) => change({ timeZone: timeZone || null })}
          hint={t('profile.figures.timeZoneHint')}
        />
        <Choice
          label={t('profile.figures.weekStart')}
          value={settings.weekStart}
          options={WEEK_STARTS.map((weekStart) => [weekStart, weekdayName(locale, weekStart)])}
          onChange={(weekStart) => change({ weekStart })}
          hint={t('profile.figures.weekStartHint')}
        />
        <Choice
          label={t('profile.figures.numbers')}
          value={settings.numberFormat}
          options={NUMBER_FORMATS.map((numberFormat) => [
            numberFormat,
            `${formattersFor(locale, 'UTC', { numberFormat }).decimal(EXAMPLE)}${numberFormat === 'language' ? ` · ${t('profile.figures.ofLanguage')}` : ''}`,
          ])}
          onChange={(numberFormat) => change({ numberFormat })}
        />
        <Choice
          label={t('theme.density.label')}
          value={settings.density}
          options={DENSITIES.map((density) => [density, t(`theme.density.${density}`)])}
          onChange={(density) => change({ density })}
        />
      </Stack>
    </SectionCard>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
  hint?: string;
};

/** A native select, in which typing the first letters finds one of four hundred zones. */
function Choice<Value extends string>({ label, value, options, onChange, hint }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      helperText={hint}
      onChange={(event) => onChange(event.target.value as Value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}

function currencyName(locale: string, currency: string): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
}

function weekdayName(locale: string, weekStart: WeekStart): string {
  const monday = Date.UTC(2024, 0, 1);
  const day = monday - WEEK_STARTS.indexOf(weekStart) * DAY_MS;
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
}
