// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { NuqsTestingAdapter, type UrlUpdateEvent } from 'nuqs/adapters/testing';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { PeriodPicker } from './period-picker.tsx';
import { useChosenPeriod } from './use-period.ts';

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

function Page() {
  const [period, setPeriod] = useChosenPeriod();
  return (
    <>
      <PeriodPicker hasDays value={period} onChange={setPeriod} />
      <button type="button" onClick={() => setPeriod('LAST_12_MONTHS')}>
        year
      </button>
    </>
  );
}

test('changes by keys while the focus stays are one entry of the history, and each by mouse its own', async () => {
  const changes: string[] = [];
  const onUrlUpdate = ({ queryString, options }: UrlUpdateEvent) => changes.push(`${options.history} ${queryString}`);
  renderInApp(
    <NuqsTestingAdapter onUrlUpdate={onUrlUpdate} hasMemory>
      <Page />
    </NuqsTestingAdapter>,
  );
  const picker = screen.getByRole('combobox', { name: en.period.label });
  const choose = async (value: string) => {
    const before = changes.length;
    fireEvent.change(picker, { target: { value } });
    await until(() => changes.length > before);
  };
  fireEvent.focus(picker);
  await choose('LAST_30_DAYS');
  await choose('LAST_3_MONTHS');
  fireEvent.focus(picker);
  await choose('TODAY');
  fireEvent.click(screen.getByRole('button', { name: 'year' }));
  await until(() => changes.length === 4);
  await choose('YESTERDAY');
  fireEvent.pointerDown(picker);
  await choose('LAST_6_MONTHS');
  expect(changes).toEqual([
    'push ?dateRange=LAST_30_DAYS',
    'replace ?dateRange=LAST_3_MONTHS',
    'push ?dateRange=TODAY',
    'push ?dateRange=LAST_12_MONTHS',
    'push ?dateRange=YESTERDAY',
    'push ?dateRange=LAST_6_MONTHS',
  ]);
});

test('who types a day keeps the field, and what others choose is shown in it', async () => {
  renderInApp(
    <NuqsTestingAdapter searchParams="?from=2026-11-03&to=2026-11-09" hasMemory>
      <Page />
    </NuqsTestingAdapter>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(en.period.to);
  fireEvent.change(field, { target: { value: '2026-11-12' } });
  await until(() => screen.queryByText(/3\D+12, 2026/));
  expect(screen.getByLabelText(en.period.to)).toBe(field);
  expect(field.value).toBe('2026-11-12');
});

function Dragged() {
  const [days, setDays] = useState(DAYS);
  return (
    <>
      <PeriodPicker hasDays value={days} onChange={() => {}} />
      <button type="button" onClick={() => setDays({ from: '2026-10-01', to: '2026-10-05' })}>
        drag
      </button>
    </>
  );
}

test('days that are chosen elsewhere stand in the fields', () => {
  renderInApp(<Dragged />);
  fireEvent.change(screen.getByLabelText(en.period.from), { target: { value: '2026-11-20' } });
  fireEvent.click(screen.getByRole('button', { name: 'drag' }));
  expect(screen.getByLabelText<HTMLInputElement>(en.period.from).value).toBe('2026-10-01');
  expect(screen.getByLabelText<HTMLInputElement>(en.period.to).value).toBe('2026-10-05');
});

test('a day that makes a valid period is chosen; one that reverses it shows an error', () => {
  const chosen = vi.fn();
  renderInApp(<PeriodPicker hasDays value={DAYS} onChange={chosen} />);
  fireEvent.change(screen.getByLabelText(en.period.to), { target: { value: '2026-11-12' } });
  expect(chosen).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-12' }, 'push');
  fireEvent.change(screen.getByLabelText(en.period.from), { target: { value: '2026-11-20' } });
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(screen.getByText(en.period.turned)).toBeTruthy();
});
