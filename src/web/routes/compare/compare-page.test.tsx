// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PlanKey } from '#contract/billing/plan.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import * as compared from '../../features/compare/compare-lines.tsx';
import ar from '../../locales/ar/translation.json' with { type: 'json' };
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ComparePage } from './compare-page.tsx';

class Room {
  readonly tell: (entries: { contentRect: { width: number } }[]) => void;
  constructor(tell: typeof this.tell) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ contentRect: { width: 700 } }]);
  }
  disconnect() {}
}

beforeAll(startTestTexts);
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Room);
  vi.spyOn(compared, 'CompareLines').mockImplementation(({ lines }) => (
    <p>drawn: {lines.map(({ name }) => name).join(', ')}</p>
  ));
  askMock.mockImplementation(answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address: string, plan: PlanKey = 'PREMIUM') =>
  renderInApp(<ComparePage />, { address, isAsking: true, plan });

const sold = (value: number) => ({
  ...{
    value,
    low: value * 0.95,
    high: value * 1.05,
    basis: 'stock',
    observations: 9,
    asOf: '2026-11-21T10:00:00.000Z',
  },
});
const sums = (value: number) => ({
  ...{ orders: sold(value), revenue: sold(10 * value), previous: { orders: sold(value), revenue: sold(10 * value) } },
  change: { orders: null, revenue: null },
});

async function answer({ path }: { path: string }, { params }: { params?: { id: string } }): Promise<unknown> {
  if (path.endsWith('/trend')) {
    const at = ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'];
    return { frequency: 'DAY', points: at.map((at) => ({ at, ...sums(5) })), previous: [] };
  }
  if (params?.id === '1') return { id: '1', name: 'Tea House', host: 'tea.example', status: 'TRACKED', ...sums(100) };
  if (params?.id === '2-3')
    return { id: '2-3', title: 'Green tea', storeName: 'Leaf', storeStatus: 'DATABASE', ...sums(200) };
  if (params?.id) throw new ApiProblem(404, { code: 'not-found' } as never);
  return { items: [] };
}

test('a store and a product are in one chart, and the second shows its difference from the first', async () => {
  open('/compare?of=1,2-3');
  await drawn('Tea House, Green tea');
  const [, first, second] = screen.getAllByRole('row');
  expect(bare(first!)).not.toMatch(/%/);
  expect(bare(second!)).toMatch(/Green tea.*\+100%.*\(\+86 … \+116\).*, sure/);
});

test('an item that the server does not show is named, and can be removed', async () => {
  open('/compare?of=1,9');
  await screen.findByText(en.compare.unavailable);
  await drawn('Tea House');
  fireEvent.click(screen.getByRole('button', { name: 'Remove 9' }));
  await waitFor(() => expect(screen.queryByText(en.compare.unavailable)).toBeNull());
});

test('if the server shows none of them, there is no chart that says nothing sold', async () => {
  open('/compare?of=8,9');
  await waitFor(() => expect(screen.getAllByText(en.compare.unavailable)).toHaveLength(2));
  expect(screen.queryByRole('figure')).toBeNull();
});

test("a plan without the database's details queries its own stores", async () => {
  open('/compare?of=1', 'FREE');
  await drawn('Tea House');
  const paths = askMock.mock.calls.map(([{ path }]) => path as string);
  expect(paths.filter((path) => path.includes('/database'))).toEqual([]);
});

test('with nothing chosen there is a way to begin, and with five none to add more', () => {
  renderInApp(<ComparePage />, { address: '/compare' });
  expect(screen.getByText(en.compare.empty.title)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: en.compare.add })).toBeTruthy();
  cleanup();
  renderInApp(<ComparePage />, { address: '/compare?of=1,2,3,4,5,6' });
  expect(screen.getByText(en.compare.full)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: en.compare.add })).toBeNull();
});

test("the button that lists what can be added is in the page's language", async () => {
  i18next.addResourceBundle('ar', 'translation', ar);
  await i18next.changeLanguage('ar');
  renderInApp(<ComparePage />, { address: '/compare' });
  expect(screen.getByRole('button', { name: ar.filter.open })).toBeTruthy();
  await i18next.changeLanguage('en');
});

/** The chart loads separately from the page. */
function drawn(names: string): Promise<HTMLElement> {
  return screen.findByText(`drawn: ${names}`, undefined, { timeout: 20_000 });
}

function bare(element: HTMLElement): string {
  return element.textContent.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
}

test('what could not be loaded is not called missing, and can be asked for again', async () => {
  askMock.mockRejectedValue(new ApiProblem(500, { code: 'internal-error' } as never));
  open('/compare?of=1');
  await screen.findByText(en.error['internal-error'].title);
  expect(screen.queryByText(en.compare.unavailable)).toBeNull();
  askMock.mockReset().mockImplementation(answer);
  fireEvent.click(screen.getByRole('button', { name: en.common.retry }));
  await screen.findByRole('link', { name: 'Tea House' });
});
