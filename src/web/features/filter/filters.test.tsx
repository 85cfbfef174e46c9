// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { FILTER_LIMITS } from '#contract/filters.ts';
import { until } from '#runtime/testing-until.ts';
import { startTestTexts } from '../../testing-texts.ts';
import { useList } from '../list/list-params.ts';
import { FilterChips } from './filter-chips.tsx';
import { RangeFilter } from './range-filter.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

describe('a range', () => {
  const open = (value: { min: number | null; max: number | null }) => {
    const onChange = vi.fn();
    render(<RangeFilter label="Price" isMoney limits={FILTER_LIMITS.amount} value={value} onChange={onChange} />);
    const type = (end: string, text: string) => {
      const input = screen.getByLabelText(end);
      fireEvent.change(input, { target: { value: text } });
      return input;
    };
    return { onChange, type };
  };

  test('holds when a field is left or Enter is pressed, once', () => {
    const { onChange, type } = open({ min: null, max: null });
    const from = type('From', '12.5');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(from);
    expect(onChange).toHaveBeenLastCalledWith({ min: 12.5, max: null });
    fireEvent.keyDown(type('To', '40'), { key: 'Enter' });
    expect(onChange).toHaveBeenLastCalledWith({ min: 12.5, max: 40 });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('that makes no sense says so, and does not hold', () => {
    const { onChange, type } = open({ min: 5, max: null });
    fireEvent.blur(type('To', '4'));
    expect(screen.getByRole('alert').textContent).not.toBe('');
    fireEvent.blur(type('To', 'four'));
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('that is left as it was asks for nothing; an emptied one is open', () => {
    const { onChange, type } = open({ min: 5, max: null });
    fireEvent.blur(screen.getByLabelText('From'));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(type('From', ''));
    expect(onChange).toHaveBeenCalledWith({ min: null, max: null });
  });
});

function Chips({ isLocked, name }: { isLocked: boolean; name: 'database/products' | 'stores' | 'database/stores' }) {
  return <FilterChips list={useList(name, { isLocked })} />;
}

describe('what a list is narrowed by', () => {
  const open = (search: string, isLocked = false, name: Parameters<typeof Chips>[0]['name'] = 'database/products') => {
    const onUrlUpdate = vi.fn();
    render(<Chips isLocked={isLocked} name={name} />, {
      wrapper: ({ children }) => (
        <NuqsTestingAdapter searchParams={search} onUrlUpdate={onUrlUpdate} hasMemory>
          {children}
        </NuqsTestingAdapter>
      ),
    });
    const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
    const address = () => onUrlUpdate.mock.lastCall?.[0].queryString as string | undefined;
    return { names, address };
  };

  test('is called what its field is called, of stores too', () => {
    const search = '?minPrice=3&minDiscount=20';
    expect(open(search).names().join()).toMatch(/^Price in US dollars.*Discount, %/);
    for (const list of ['stores', 'database/stores'] as const) {
      cleanup();
      expect(open(search, false, list).names().join()).toMatch(/^Median price in US dollars.*Discounted products, %/);
    }
  });

  test('stands as chips, each of which takes itself away and leads to the first page', async () => {
    const { names, address } = open('?countries=FR&countries=US&minPrice=3&page=4&q=tea');
    expect(names()).toEqual(['“tea”', 'France', 'United States', expect.stringMatching(/3/)]);
    fireEvent.click(screen.getByRole('button', { name: /France/ }));
    await until(() => address()?.includes('countries=US'));
    expect(address()).not.toMatch(/FR|page=4/);
    await until(() => names().length === 3);
  });

  test('goes all at once, with what was searched for', async () => {
    const { names, address } = open('?countries=FR&status=TRACKED&favorited=true&q=tea');
    expect(names()).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await until(() => address() === '');
    await until(() => names().length === 0);
  });

  test('is nothing where a range is the wrong way round, or the plan locks filters', () => {
    expect(open('?minPrice=9&maxPrice=3').names()).toEqual([]);
    cleanup();
    expect(open('?countries=FR', true).names()).toEqual([]);
  });
});
