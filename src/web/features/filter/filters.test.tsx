// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { FILTER_LIMITS } from '#contract/filters.ts';
import { until } from '#runtime/testing-until.ts';
import { settingsStore } from '../../settings/browser-settings.ts';
import { startTestTexts } from '../../testing-texts.ts';
import { useList } from '../list/list-params.ts';
import { FilterChips } from './filter-chips.tsx';
import { RangeFilter } from './range-filter.tsx';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  settingsStore.set({ numberFormat: 'language' });
});

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

  test('applies once when a field loses focus or Enter is pressed', () => {
    const { onChange, type } = open({ min: null, max: null });
    const from = type('From', '12.5');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(from);
    expect(onChange).toHaveBeenLastCalledWith({ min: 12.5, max: null });
    fireEvent.keyDown(type('To', '40'), { key: 'Enter' });
    expect(onChange).toHaveBeenLastCalledWith({ min: 12.5, max: 40 });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('that is invalid says so, and does not apply', () => {
    const { onChange, type } = open({ min: 5, max: null });
    fireEvent.blur(type('To', '4'));
    expect(screen.getByRole('alert').textContent).not.toBe('');
    fireEvent.blur(type('To', 'four'));
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is read and written as its reader writes numbers', () => {
    settingsStore.set({ numberFormat: 'comma' });
    const { onChange, type } = open({ min: 1.125, max: null });
    const from = screen.getByLabelText<HTMLInputElement>('From');
    expect(from.value).toBe('1,125');
    fireEvent.blur(from);
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(type('To', '1.000'));
    expect(onChange).toHaveBeenLastCalledWith({ min: 1.125, max: 1000 });
    cleanup();
    settingsStore.set({ numberFormat: 'space' });
    const other = open({ min: null, max: null });
    fireEvent.blur(other.type('From', '1.000'));
    expect(screen.getByRole('alert').textContent).toMatch(/1\s000 or 9,5\./);
    expect(other.onChange).not.toHaveBeenCalled();
  });

  test('that is unchanged requests nothing; an emptied one is open', () => {
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

describe('the active filters of a list', () => {
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

  test('have the names of their fields, also for stores', () => {
    const search = '?minPrice=3&minDiscount=20';
    expect(open(search).names().join()).toMatch(/^Price in US dollars.*Discount, %/);
    for (const list of ['stores', 'database/stores'] as const) {
      cleanup();
      expect(open(search, false, list).names().join()).toMatch(/^Median price in US dollars.*Discounted products, %/);
    }
  });

  test('are chips, each of which removes its filter and leads to the first page', async () => {
    const { names, address } = open('?countries=FR&countries=US&minPrice=3&page=4&q=tea');
    expect(names()).toEqual(['“tea”', 'France', 'United States', expect.stringMatching(/3/)]);
    fireEvent.click(screen.getByRole('button', { name: /France/ }));
    await until(() => address()?.includes('countries=US'));
    expect(address()).not.toMatch(/FR|page=4/);
    await until(() => names().length === 3);
  });

  test('say exactly what they let through', () => {
    const search = '?minPrice=9.5&maxPrice=1234.56&minRevenue=5000&minOrders=0.5&minDiscount=12.5&maxDiscount=40';
    expect(
      open(search)
        .names()
        .map((name) => name?.replace(/[\u2060-\u2069]/g, '')),
    ).toEqual([
      expect.stringMatching(/: \$9\.50\s?–\s?\$1,234\.56$/),
      expect.stringMatching(/: from 0\.5$/),
      expect.stringMatching(/: from \$5,000$/),
      expect.stringMatching(/: 12\.5–40$/),
    ]);
  });

  test('can be removed all at once, with the search', async () => {
    const { names, address } = open('?countries=FR&status=TRACKED&favorited=true&q=tea');
    expect(names()).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await until(() => address() === '');
    await until(() => names().length === 0);
  });

  test('are none if a range is reversed, or the plan locks filters', () => {
    expect(open('?minPrice=9&maxPrice=3').names()).toEqual([]);
    cleanup();
    expect(open('?countries=FR', true).names()).toEqual([]);
  });
});
