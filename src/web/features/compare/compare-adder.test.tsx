// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { CompareAdder } from './compare-adder.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('what can be added is listed in named groups', async () => {
  askMock.mockImplementation(async ({ path }) => ({
    items: path.endsWith('/stores')
      ? [{ id: '1', name: 'Tea House', host: 'tea.example' }]
      : [{ id: '1-2', title: 'Green tea', storeName: 'Tea House' }],
  }));
  renderInApp(<CompareAdder scope="mine" chosen={[]} onAdd={() => {}} />, { isAsking: true });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: en.compare.add }));
  await screen.findByRole('group', { name: en.compare.group.stores });
  const products = screen.getByRole('group', { name: en.compare.group.products });
  expect(products.querySelector('[role=option]')?.textContent).toContain('Green tea');
  // between a list and its options are only groups
  for (const item of screen.getByRole('listbox').children) expect(item.getAttribute('role')).toBe('group');
});
