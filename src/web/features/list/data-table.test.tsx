// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { settingsStore } from '../../settings/browser-settings.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { type DataColumn, DataTable } from './data-table.tsx';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  settingsStore.reset();
});

type Shop = { id: string };
const COLUMNS: DataColumn<Shop>[] = [{ id: 'name', header: 'Name', cell: ({ row }) => row.original.id }];

test('the head of figures with changes below names both', () => {
  renderInApp(
    <DataTable<Shop, 'orders'>
      caption="Shops"
      columns={[
        ...COLUMNS,
        { id: 'orders', accessorFn: () => 1, header: 'Orders', meta: { hasChange: true }, cell: () => '12 +4%' },
      ]}
      items={[{ id: 'ada' }]}
      sort={{ by: 'orders', order: 'desc' }}
      onSort={() => {}}
    />,
  );
  expect(screen.getByRole('columnheader', { name: /^Orders.*Change/ })).toBeTruthy();
});

test.each(['compact', 'comfortable'] as const)('rows have the height of the %s density', (density) => {
  settingsStore.set({ density });
  renderInApp(
    <DataTable<Shop, 'name'>
      caption="Shops"
      columns={COLUMNS}
      items={[{ id: 'ada' }, { id: 'ben' }]}
      sort={{ by: 'name', order: 'asc' }}
      onSort={() => {}}
    />,
  );
  const cell = screen.getByRole('rowheader', { name: 'ada' });
  expect(getComputedStyle(cell).height).toBe(density === 'compact' ? '48px' : '60px');
});
