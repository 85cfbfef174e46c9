// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { NuqsTestingAdapter, type UrlUpdateEvent } from 'nuqs/adapters/testing';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ReceiptDay } from './receipt-day.tsx';
import { useReceipt } from './use-receipt.ts';

beforeAll(startTestTexts);
afterEach(cleanup);

function Receipt() {
  const { day, open } = useReceipt();
  return day === null ? 'closed' : <ReceiptDay day={day} onDay={(next, history) => open(next, null, history)} />;
}

test('a day that is typed is one entry of the history, without the years on the way to it', async () => {
  const changes: string[] = [];
  const onUrlUpdate = ({ queryString, options }: UrlUpdateEvent) => changes.push(`${options.history} ${queryString}`);
  renderInApp(
    <NuqsTestingAdapter searchParams="receipt=2026-11-05" onUrlUpdate={onUrlUpdate} hasMemory>
      <Receipt />
    </NuqsTestingAdapter>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(en.receipt.day);
  fireEvent.focus(field);
  for (const value of ['0002-11-05', '0020-11-05', '0202-11-05', '9999-11-05', '']) {
    fireEvent.change(field, { target: { value } });
    expect(field.value).toBe(value);
  }
  for (const value of ['2025-11-05', '2025-01-05']) {
    fireEvent.change(field, { target: { value } });
    await until(() => changes.at(-1)?.includes(value) === true);
  }
  expect(changes).toEqual(['push ?receipt=2025-11-05', 'replace ?receipt=2025-01-05']);
});

test('a field left with what is no day shows the day of the receipt again', () => {
  renderInApp(<ReceiptDay day="2026-11-05" onDay={() => {}} />);
  const field = screen.getByLabelText<HTMLInputElement>(en.receipt.day);
  fireEvent.change(field, { target: { value: '0002-11-05' } });
  fireEvent.blur(field);
  expect(field.value).toBe('2026-11-05');
});
