// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { settingsStore } from '../../settings/browser-settings.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { conditionOf, FIRST_CONDITION, type GivenCondition, KINDS } from './condition.ts';
import { ConditionFields } from './condition-fields.tsx';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  settingsStore.set({ numberFormat: 'language' });
});

type Props = { first: GivenCondition; onGiven: (given: GivenCondition) => void };

function Fields({ first, onGiven }: Props) {
  const [given, setGiven] = useState(first);
  const change = (next: GivenCondition) => {
    setGiven(next);
    onGiven(next);
  };
  return <ConditionFields given={given} kinds={KINDS} onChange={change} />;
}

function open(part: Partial<GivenCondition>) {
  let current: GivenCondition = { ...FIRST_CONDITION, ...part };
  renderInApp(
    <Fields
      first={current}
      onGiven={(given) => {
        current = given;
      }}
    />,
  );
  const field = () => screen.getByLabelText<HTMLInputElement>(/amount|percent/i);
  return {
    field,
    type: (value: string) => fireEvent.change(field(), { target: { value } }),
    condition: () => conditionOf(current),
  };
}

test('the number of an alert is read as its reader writes numbers', () => {
  const { type, condition } = open({ kind: 'price_crosses' });
  type('1,000');
  expect(condition()).toMatchObject({ amount: 1000 });
  type('٢٥٫٥');
  expect(condition()).toMatchObject({ amount: 25.5 });
  type('1e3');
  expect(condition()).toBeNull();
  expect(screen.getByText(en.alerts.numberWrong)).toBeTruthy();
});

test('a number is shown as its reader writes numbers', () => {
  settingsStore.set({ numberFormat: 'comma' });
  const { field, type, condition } = open({ kind: 'price_crosses', number: 12.345 });
  expect(field().value).toBe('12,345');
  type('1.000');
  expect(condition()).toMatchObject({ amount: 1000 });
});
