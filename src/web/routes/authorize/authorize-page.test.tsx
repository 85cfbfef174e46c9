// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/api-problem.ts';
// the page loads it only when it asks
import '../../features/account/identity/dialog.tsx';
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

test('a person whose login is old is asked to confirm it, and sees no error after declining', async () => {
  askMock.mockImplementation(async ({ method }) => {
    if (method === 'GET') return ASSISTANT;
    throw new ApiProblem(403, { code: 'requires-recent-login' });
  });
  renderInApp(<AuthorizePage />, { address: '/authorize?client_id=c', isAsking: true });
  const allow = () => screen.getByRole<HTMLButtonElement>('button', { name: en.authorize.allow });
  fireEvent.click(await screen.findByRole('button', { name: en.authorize.allow }));
  await screen.findByRole('dialog', { name: en.confirmIdentity.title });
  fireEvent.click(screen.getByRole('button', { name: en.common.cancel }));
  await waitFor(() => expect(allow().disabled).toBe(false));
  expect(screen.queryByText(en.error.unknown.title)).toBeNull();
  expect(leave).not.toHaveBeenCalled();
});
