// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { MyReview } from '#contract/review.ts';
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ReviewSection } from './review-section.tsx';

const LONG_AGO = '2026-01-01T00:00:00.000Z';
const TEXT = 'It told me of a price change in time.';
const WRITTEN = { text: TEXT, stars: 4, name: 'Ben', about: '', state: 'waiting', writtenAt: LONG_AGO } as const;

beforeAll(startTestTexts);
afterEach(cleanup);

function render(mine: MyReview): void {
  askMock.mockResolvedValue(mine);
  renderInApp(<ReviewSection name="Anna" />, { isAsking: true });
}

test('in the first two weeks there is a date and no form', async () => {
  render({ review: null, writableFrom: '2100-01-02T12:00:00.000Z' });
  expect((await screen.findByText(/You can write one from/)).textContent).toContain('2100');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a text that is too short is not sent; a longer one is, under the chosen name', async () => {
  render({ review: null, writableFrom: LONG_AGO });
  const send = await screen.findByRole('button', { name: 'Send' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Your review' }), { target: { value: 'Too short' } });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your review' }), { target: { value: TEXT } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Stars' }), { target: { value: '4' } });
  fireEvent.click(send);
  const body = { text: TEXT, stars: 4, name: 'Anna', about: '' };
  await waitFor(() =>
    expect(askMock).toHaveBeenCalledWith(expect.objectContaining({ path: '/user/review' }), { body }),
  );
});

test('a written review shows its state, and can be removed after a confirmation', async () => {
  render({ review: WRITTEN, writableFrom: LONG_AGO });
  await screen.findByText('The operator has not read it yet.');
  expect(screen.getByRole('button', { name: 'Send again' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Your review' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(askMock).toHaveBeenCalledWith(expect.objectContaining({ method: 'DELETE' }), {}));
});
