import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { ALERT_DIRECTIONS, type AlertCondition, PLAIN_ALERTS } from '#contract/alert.ts';

type Direction = (typeof ALERT_DIRECTIONS)[number];
export type GivenCondition = { kind: AlertCondition['kind']; direction: Direction; number: string };

export const FIRST_CONDITION: GivenCondition = { kind: 'price', direction: 'both', number: '10' };
const KINDS = ['price', 'price_crosses', ...PLAIN_ALERTS] as const;

/** Null where its number is none. */
export function conditionOf({ kind, direction, number }: GivenCondition): AlertCondition | null {
  if (kind !== 'price' && kind !== 'price_crosses') return { kind };
  const value = Number(number.replace(',', '.'));
  if (number.trim() === '' || !Number.isFinite(value)) return null;
  if (kind === 'price') return value >= 0 && value <= 1_000 ? { kind, direction, leastPercent: value } : null;
  return value > 0 && value <= 1e9 ? { kind, direction, amount: value } : null;
}

export function ConditionFields({
  given,
  onChange,
}: {
  given: GivenCondition;
  onChange: (next: GivenCondition) => void;
}) {
  const { t } = useTranslation();
  const isPrice = given.kind === 'price' || given.kind === 'price_crosses';
  return (
    <>
      <TextField
        select
        label={t('alerts.when')}
        value={given.kind}
        onChange={({ target }) => onChange({ ...given, kind: target.value as GivenCondition['kind'] })}
      >
        {KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`alerts.kind.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {isPrice && (
        <>
          <TextField
            select
            label={t('alerts.direction')}
            value={given.direction}
            onChange={({ target }) => onChange({ ...given, direction: target.value as Direction })}
          >
            {ALERT_DIRECTIONS.map((direction) => (
              <MenuItem key={direction} value={direction}>
                {t(`alerts.directions.${direction}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={t(given.kind === 'price' ? 'alerts.percent' : 'alerts.amount')}
            value={given.number}
            onChange={({ target }) => onChange({ ...given, number: target.value })}
            error={conditionOf(given) === null}
            helperText={conditionOf(given) === null ? t('alerts.numberWrong') : undefined}
            slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr', maxLength: 12 } }}
          />
        </>
      )}
    </>
  );
}
