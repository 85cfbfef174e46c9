// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NuqsTestingAdapter, type UrlUpdateEvent } from 'nuqs/adapters/testing';
import { toast } from 'react-hot-toast';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type KeptPreferences, MAX_SAVED_FILTERS, type Preferences } from '#contract/preferences.ts';
import { until } from '#runtime/testing-until.ts';
import { NetworkFailure } from '../../api/api-problem.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { startTestTexts } from '../../testing-texts.ts';
import { type ListName, useList } from '../list/list-params.ts';
import { FilterForm } from './filter-form.tsx';

const kept: { current: KeptPreferences } = { current: { preferences: {}, unitsPerUsd: 1 } };

beforeAll(startTestTexts);
beforeEach(() => {
  askMock.mockImplementation(async ({ path, method }, { body }: { body?: Preferences } = {}) => {
    if (path !== '/user/preferences') return new Promise(() => {});
    if (method === 'PATCH') kept.current = { ...kept.current, preferences: { ...kept.current.preferences, ...body } };
    return kept.current;
  });
});
afterEach(cleanup);

function Form({ name, onApplied }: { name: ListName; onApplied: () => void }) {
  return <FilterForm list={useList(name)} onApplied={onApplied} />;
}

function open(name: ListName, search = '') {
  const changes: string[] = [];
  const onUrlUpdate = vi.fn(({ queryString, options }: UrlUpdateEvent) => {
    changes.push(`${options.history} ${queryString}`);
  });
  const onApplied = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <NuqsTestingAdapter searchParams={search} onUrlUpdate={onUrlUpdate} hasMemory>
        <MemoryRouter>
          <Form name={name} onApplied={onApplied} />
        </MemoryRouter>
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
  return { onApplied, changes, address: () => onUrlUpdate.mock.lastCall?.[0].queryString };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = (key: keyof typeof en.store.status) => screen.getByLabelText(en.store.status[key]);

test('a filter applies at once, and leads to the first page', async () => {
  const { address } = open('database/products', '?page=3');
  fireEvent.click(screen.getByLabelText(en.filter.favorited));
  await until(() => address()?.includes('favorited=true'));
  expect(address()).not.toContain('page=3');
  fireEvent.click(screen.getByLabelText(en.filter.favorited));
  await until(() => address() === '');
});

test('what arrow keys choose of the stocks is one entry of the history', async () => {
  const { changes } = open('database/products');
  const field = screen.getByLabelText(en.filter.stock);
  const choose = async (value: string) => {
    const before = changes.length;
    fireEvent.change(field, { target: { value } });
    await until(() => changes.length > before);
  };
  fireEvent.focus(field);
  await choose('out');
  await choose('in');
  fireEvent.pointerDown(field);
  await choose('');
  expect(changes).toEqual(['push ?stock=out', 'replace ?stock=in', 'push ']);
});

test('several states can be chosen, and removed one by one', async () => {
  const { address } = open('database/stores');
  fireEvent.click(status('SUSPENDED'));
  await until(() => address() === '?status=SUSPENDED');
  fireEvent.click(status('TRACKED'));
  await until(() => new URLSearchParams(address()).getAll('status').length === 2);
  fireEvent.click(status('SUSPENDED'));
  await until(() => address() === '?status=TRACKED');
});

test('a value that the server would refuse does not apply, and shows the limits', async () => {
  const { address } = open('database/products');
  const group = screen.getByRole('group', { name: en.filter.discount });
  const field = within(group).getByLabelText(en.filter.min);
  fireEvent.change(field, { target: { value: '150' } });
  fireEvent.blur(field);
  expect(within(group).getByRole('alert').textContent).toBe('Enter a number from 0 to 100.');
  const age = screen.getByRole('group', { name: en.filter.age });
  fireEvent.change(within(age).getByLabelText(en.filter.max), { target: { value: '1.5' } });
  expect(within(age).getByRole('alert').textContent).toBe('Enter a whole number from 0 to 10,000.');
  expect(address()).toBeUndefined();
  fireEvent.change(field, { target: { value: '15' } });
  fireEvent.blur(field);
  await until(() => address() === '?minDiscount=15');
});

test('the state of untracked stores is offered only in the shared list', () => {
  open('stores');
  expect(screen.queryByLabelText(en.store.status.DATABASE)).toBeNull();
  cleanup();
  open('database/stores');
  expect(status('DATABASE')).toBeTruthy();
});

test('filters are saved under a name, applied again, and deleted', async () => {
  const { address, onApplied } = open('database/products', '?countries=FR&page=2');
  await until(() => !screen.getByRole<HTMLButtonElement>('button', { name: en.filter.saved.start }).disabled);
  press(en.filter.saved.start);
  fireEvent.change(screen.getByLabelText(en.filter.saved.name), { target: { value: '  ' } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en.filter.saved.save }).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(en.filter.saved.name), { target: { value: 'French ones' } });
  press(en.filter.saved.save);
  await until(() => kept.current.preferences.savedFilters?.['database/products']?.length === 1);
  cleanup();

  const later = open('database/products', '?favorited=true');
  await until(() => screen.queryByRole('button', { name: 'French ones' }) !== null);
  press('French ones');
  await until(() => later.address()?.includes('countries=FR'));
  expect(later.address()).not.toMatch(/favorited|page/);
  expect(later.onApplied).toHaveBeenCalledOnce();
  press(en.filter.saved.delete.replace('{{name}}', 'French ones'));
  await until(() => screen.queryByRole('button', { name: 'French ones' }) === null);
  await until(() => kept.current.preferences.savedFilters?.['database/products']?.length === 0);
  expect([address(), onApplied.mock.calls.length]).toEqual([undefined, 0]);
});

/** Opens the form to save the filters of a list, and types a name. */
async function name(text: string) {
  await until(() => !screen.getByRole<HTMLButtonElement>('button', { name: en.filter.saved.start }).disabled);
  press(en.filter.saved.start);
  fireEvent.change(screen.getByLabelText(en.filter.saved.name), { target: { value: text } });
}

test('what another device saved meanwhile stays', async () => {
  kept.current.preferences = {};
  open('products', '?favorited=true');
  await name('Mine');
  const theirs = [{ name: 'Theirs', search: '' }];
  kept.current.preferences = { savedFilters: { stores: theirs, products: theirs } };
  press(en.filter.saved.save);
  await screen.findByRole('button', { name: 'Theirs' });
  expect(kept.current.preferences.savedFilters).toEqual({
    stores: theirs,
    products: [{ name: 'Mine', search: '?favorited=true' }, ...theirs],
  });
});

test('at the limit, a filter can only replace another, and the form says so', async () => {
  const products = Array.from({ length: MAX_SAVED_FILTERS }, (_, n) => ({ name: `n${n}`, search: '' }));
  kept.current.preferences = { savedFilters: { products } };
  open('products', '?favorited=true');
  await screen.findByRole('button', { name: 'n0' });
  await name('new');
  expect(screen.getByText(/20 filters are saved/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en.filter.saved.save }).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(en.filter.saved.name), { target: { value: 'n3 ' } });
  press(en.filter.saved.save);
  await until(() => kept.current.preferences.savedFilters?.products?.[0]?.name === 'n3');
  expect(kept.current.preferences.savedFilters?.products).toHaveLength(MAX_SAVED_FILTERS);
});

test('a filter that is not saved says so, and is not shown', async () => {
  kept.current.preferences = {};
  const told = vi.spyOn(toast, 'error');
  open('products', '?favorited=true');
  await name('Mine');
  const answer = askMock.getMockImplementation()!;
  askMock.mockImplementation(async (endpoint, given) => {
    if (endpoint.method === 'PATCH') throw new NetworkFailure('offline');
    return answer(endpoint, given);
  });
  press(en.filter.saved.save);
  await until(() => told.mock.lastCall?.[0] === en.error.network.title);
  await until(() => screen.queryByRole('button', { name: 'Mine' }) === null);
  told.mockRestore();
});

test('a saved filter has a link to an alert on it; on the database only if the plan allows it', async () => {
  kept.current.preferences = {
    savedFilters: { stores: [{ name: 'Mine', search: '' }], 'database/stores': [{ name: 'All', search: '' }] },
  };
  open('stores');
  const alert = await screen.findByRole<HTMLAnchorElement>('link', { name: 'New alert for Mine' });
  expect(new URL(alert.href).search).toBe('?new=true&name=Mine&filter=Mine&filterList=stores');
  cleanup();
  open('database/stores');
  await screen.findByRole('button', { name: 'All' });
  expect(screen.queryByRole('link', { name: 'New alert for All' })).toBeNull();
});
