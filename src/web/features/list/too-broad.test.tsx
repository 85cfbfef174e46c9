// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/api-problem.ts';
import { startTestTexts } from '../../testing-texts.ts';
import { useList } from './list-params.ts';
import { isTooBroad, TooBroad } from './too-broad.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

function problem(paths: string[]): ApiProblem {
  return new ApiProblem(422, { code: 'too-broad', fields: paths.map((path) => ({ path, message: '' })) });
}

function State({ paths, isLocked }: { paths: string[]; isLocked: boolean }) {
  return <TooBroad list={useList('database/products', { isLocked })} error={problem(paths)} />;
}

describe('a list that is too broad', () => {
  const open = (paths: string[], { isLocked = false } = {}) => {
    const onUrlUpdate = vi.fn();
    render(<State paths={paths} isLocked={isLocked} />, {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
          <NuqsTestingAdapter searchParams="?q=and&page=3" onUrlUpdate={onUrlUpdate} hasMemory>
            {children}
          </NuqsTestingAdapter>
        </QueryClientProvider>
      ),
    });
    const group = screen.queryByRole('group', { name: 'Narrow by' });
    const buttons = group ? within(group).getAllByRole('button') : [];
    return {
      names: buttons.map((button) => button.textContent),
      address: () => onUrlUpdate.mock.lastCall?.[0].queryString,
    };
  };

  test('offers the filters that the server names', async () => {
    const { names, address } = open(['countries', 'minOrders', 'something new']);
    expect(screen.getByRole('alert').textContent).toContain('too broad');
    expect(names).toEqual(['Countries', 'Orders']);
    expect(screen.queryByLabelText('From')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Orders' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '5' } });
    fireEvent.blur(screen.getByLabelText('From'));
    await expect.poll(address).toBe('?q=and&minOrders=5');
  });

  test('shows one filter at a time, and none if its button is pressed again', () => {
    open(['countries', 'minPrice']);
    fireEvent.click(screen.getByRole('button', { name: 'Price in US dollars' }));
    fireEvent.click(screen.getByRole('button', { name: 'Countries' }));
    expect(screen.queryByLabelText('From')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Countries' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Countries' }));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('offers none if the plan locks them', () => {
    expect(open(['countries', 'minOrders'], { isLocked: true }).names).toEqual([]);
  });

  test('is different from other problems', () => {
    expect(isTooBroad(problem([]))).toBe(true);
    expect(isTooBroad(new ApiProblem(503, {}))).toBe(false);
    expect(isTooBroad(null)).toBe(false);
  });
});
