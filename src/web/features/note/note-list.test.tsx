// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { noteEndpoints } from '#contract/endpoints/notes.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { NoteList } from './note-list.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('a note is removed once that was confirmed', async () => {
  const note = { id: '7', storeId: null, productId: null, day: null, text: 'Prices went up' };
  askMock.mockImplementation(async (endpoint) =>
    endpoint === noteEndpoints.listNotes ? { items: [note] } : undefined,
  );
  const removals = () => askMock.mock.calls.filter(([endpoint]) => endpoint === noteEndpoints.removeNote);
  renderInApp(<NoteList />, { isAsking: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Prices went up' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove “Prices went up”?' });
  expect(removals()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: en.common.remove }));
  await waitFor(() => expect(removals().map(([, given]) => given.params)).toEqual([{ id: '7' }]));
});

test('a note names what it is about, and links to it', async () => {
  const about = { day: null, text: 'Watch this' };
  askMock.mockResolvedValue({
    items: [
      { ...about, id: '1', storeId: '7', productId: null, name: 'Tea House' },
      { ...about, id: '2', storeId: '7', productId: '7-31', name: 'Green tea' },
    ],
  });
  renderInApp(<NoteList />, { isAsking: true });
  expect((await screen.findByRole('link', { name: 'Tea House' })).getAttribute('href')).toBe('/stores/7');
  expect(screen.getByRole('link', { name: 'Green tea' }).getAttribute('href')).toBe('/products/7-31');
});

test('a note in another direction starts where its day does', async () => {
  const note = { id: '7', storeId: null, productId: null, day: null, text: 'إطلاق حملة الشتاء' };
  askMock.mockResolvedValue({ items: [note] });
  renderInApp(<NoteList />, { isAsking: true });
  const text = await screen.findByText(note.text);
  // the direction of a block would also decide on which side it starts
  expect([text.tagName, text.parentElement?.dir]).toEqual(['BDI', '']);
});
