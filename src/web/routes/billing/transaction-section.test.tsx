// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { TransactionSection } from './transaction-section.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('before the first payment an empty state says what will be there, and there is no export', async () => {
  askMock.mockResolvedValue({ items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 5 });
  renderInApp(<TransactionSection />, { isAsking: true });
  const { title, description } = en.billing.transactions.none;
  await until(() => screen.queryByRole('heading', { name: title }));
  expect(screen.getByText(description)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.export.title })).toBeNull();
});
