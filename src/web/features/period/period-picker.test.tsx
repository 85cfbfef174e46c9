// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { PeriodPicker } from './period-picker.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const DAYS = { from: '2026-11-03', to: '2026-11-09' };

test('days are offered only on pages that support them', () => {
  renderInApp(<PeriodPicker value="LAST_7_DAYS" onChange={() => {}} />);
  expect(screen.queryByRole('option', { name: en.period.days })).toBeNull();
  cleanup();
  renderInApp(<PeriodPicker hasDays value="LAST_7_DAYS" onChange={() => {}} />);
  expect(screen.getByRole('option', { name: en.period.days })).toBeTruthy();
});

test('choosing days starts with those of the range', () => {
  const chosen = vi.fn();
  renderInApp(<PeriodPicker hasDays value="YESTERDAY" onChange={chosen} />);
  fireEvent.change(screen.getByRole('combobox', { name: en.period.label }), { target: { value: 'DAYS' } });
  const [{ from, to }] = chosen.mock.calls[0] as [typeof DAYS];
  expect(from).toBe(to);
});

test('a day that makes a valid period is chosen; one that reverses it shows an error', () => {
  const chosen = vi.fn();
  renderInApp(<PeriodPicker hasDays value={DAYS} onChange={chosen} />);
  fireEvent.change(screen.getByLabelText(en.period.to), { target: { value: '2026-11-12' } });
  expect(chosen).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-12' });
  fireEvent.change(screen.getByLabelText(en.period.from), { target: { value: '2026-11-20' } });
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(screen.getByText(en.period.turned)).toBeTruthy();
});
