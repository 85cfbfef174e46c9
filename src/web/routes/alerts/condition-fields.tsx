import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALERT_DIRECTIONS, ALERT_SPANS, FIRST_PLACES, isFigureKind, MAX_STEADY } from '#contract/messages/alert.ts';
import { Choice } from '../../components/choice.tsx';
import { amountText, readAmount } from '../../features/filter/read-amount.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { conditionOf, type GivenCondition, hasNumber } from './condition.ts';

type Props = { given: GivenCondition; onChange: (next: GivenCondition) => void };
type Kinds = readonly GivenCondition['kind'][];

const STEADY = Array.from({ length: MAX_STEADY - 1 }, (_, index) => index + 2);

export function ConditionFields({ given, kinds, onChange }: Props & { kinds: Kinds }) {
  const { t } = useTranslation();
  const { kind } = given;
  const directions = kind === 'rank' ? 'rankDirections' : 'directions';
  return (
    <>
      <Choice
        label={t('alerts.when')}
        value={kind}
        options={kinds.map((one) => [one, t(`alerts.kind.${one}`)])}
        onChange={(next) => onChange({ ...given, kind: next })}
      />
      {(hasNumber(kind) || kind === 'rank') && (
        <Choice
          label={t('alerts.direction')}
          value={given.direction}
          options={ALERT_DIRECTIONS.map((one) => [one, t(`alerts.${directions}.${one}`)])}
          onChange={(direction) => onChange({ ...given, direction })}
        />
      )}
      {kind === 'rank' && <FirstPlaces given={given} onChange={onChange} />}
      {hasNumber(kind) && <NumberField given={given} onChange={onChange} />}
      {isFigureKind(kind) && <FigureFields given={given} onChange={onChange} />}
    </>
  );
}

function NumberField({ given, onChange }: Props) {
  const { t } = useTranslation();
  const { signs } = useFormat();
  const [text, setText] = useState(() => amountText(given.number, signs));
  const isWrong = conditionOf(given) === null;
  const type = (typed: string) => {
    setText(typed);
    onChange({ ...given, number: readAmount(typed, signs) ?? null });
  };
  return (
    <TextField
      label={t(given.kind === 'price_crosses' ? 'alerts.amount' : 'alerts.percent')}
      value={text}
      onChange={({ target }) => type(target.value)}
      error={isWrong}
      helperText={isWrong ? t('alerts.numberWrong') : undefined}
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr', maxLength: 12 } }}
    />
  );
}

function FirstPlaces({ given, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Choice
      label={t('alerts.first')}
      value={given.first}
      options={FIRST_PLACES.map((first) => [first, format.count(first)])}
      onChange={(first) => onChange({ ...given, first })}
      hint={t('alerts.rankHint')}
    />
  );
}

/** By default an alert rings on a move that is sure on its own. The user may also choose several moves that agree. */
function FigureFields({ given, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <Choice
        label={t('alerts.compared')}
        value={given.per}
        options={ALERT_SPANS.map((per) => [per, t(`alerts.per.${per}`)])}
        onChange={(per) => onChange({ ...given, per })}
      />
      <Choice
        label={t('alerts.sure')}
        value={given.steadyFor}
        options={[
          [0, t('alerts.sureOnly')],
          ...STEADY.map((n) => [n, t('alerts.steady', { n: format.count(n) })] as const),
        ]}
        onChange={(steadyFor) => onChange({ ...given, steadyFor })}
      />
    </>
  );
}
