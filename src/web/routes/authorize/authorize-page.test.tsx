// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { AuthorizePage } from './authorize-page.tsx';

const ASSISTANT = { name: 'Claude', leadsTo: 'assistant.example', isLocal: false, refusedTo: null as string | null };
const BACK = 'https://assistant.example/callback?error=invalid_request';
const leave = vi.fn();

beforeAll(startTestTexts);
beforeEach(() => {
  leave.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
});
afterEach(cleanup);

function show(assistant: object) {
  askMock.mockImplementation(async ({ method }) =>
    method === 'GET' ? { ...ASSISTANT, ...assistant } : { redirectTo: BACK },
  );
  renderInApp(<AuthorizePage />, { address: '/authorize?client_id=c', isAsking: true });
}

test('nobody is redirected to an address that a program chose without a click', async () => {
  show({ refusedTo: BACK });
  const button = await screen.findByRole('link', { name: en.authorize.goBack });
  expect(button.getAttribute('href')).toBe(BACK);
  expect(screen.getByText('Claude')).toBeTruthy();
  expect(screen.getByText('assistant.example')).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
});

test('the person is redirected after deciding', async () => {
  show({});
  fireEvent.click(await screen.findByRole('button', { name: en.authorize.refuse }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith(BACK));
});
