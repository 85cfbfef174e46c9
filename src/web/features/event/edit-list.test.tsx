// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ProductEdit } from '#contract/product/event.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { EditList } from './edit-list.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

function toldOf(edits: ProductEdit[]): [string, string][] {
  renderInApp(<EditList edits={edits} />);
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => plain(textContent));
  const [names, changes] = [texts('term'), texts('definition')];
  return names.map((name, index) => [name, changes[index]!]);
}

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

test('shows each field with its old and new value', () => {
  const told = toldOf([
    { field: 'title', before: 'Mug', after: '<b>Cup</b>' },
    { field: 'vendor', before: null, after: 'Acme' },
    { field: 'text', before: 1200, after: 1350 },
    { field: 'variants', removed: ['Red'], added: ['Blue', 'Green'] },
    { field: 'address', before: 'https://a.example/%d8%b9', after: 'https://a.example/100%' },
  ]);
  expect(told).toEqual([
    ['Title', 'Mug, now <b>Cup</b>'],
    ['Brand', 'none, now Acme'],
    ['Description', '1,200 characters, now 1,350 characters'],
    ['Variants', 'added: Blue and Green · removed: Red'],
    ['Address', 'https://a.example/ع, now https://a.example/100%'],
  ]);
});

test('says that a description is different if its length does not show it', () => {
  expect(toldOf([{ field: 'text', before: null, after: 80 }])).toEqual([['Description', 'rewritten, 80 characters']]);
  cleanup();
  expect(toldOf([{ field: 'text', before: null, after: null }])).toEqual([['Description', 'rewritten']]);
});

test('shows the pictures side by side, and a mark for one that is not stored', () => {
  renderInApp(<EditList edits={[{ field: 'picture', before: null, after: '/pictures/signed?of=x' }]} />);
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/pictures/signed?of=x',
  ]);
  expect(screen.getByText(en.event.edit.before)).toBeTruthy();
  expect(screen.getByText(en.event.edit.now)).toBeTruthy();
});

test('is empty if nothing of an edit is stored', () => {
  renderInApp(<EditList edits={[]} />);
  expect(screen.queryByRole('term')).toBeNull();
});
