// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiProblem } from '../../api/api-problem.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { StopBriefPage, StopExportPage } from './stop-page.tsx';

beforeAll(startTestTexts);
beforeEach(() => {
  askMock.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

test.each([
  ['a brief', StopBriefPage, '/api/stop-brief', en.briefs.stop, en.briefs.isStopped],
  ['a list', StopExportPage, '/lists/stop', en.sharing.exports.stop, en.sharing.exports.stopped],
])('a visit from the mail of %s stops nothing, one press does', async (_what, Page, path, label, done) => {
  renderInApp(<Page />, { address: '/stop?key=the-key' });
  expect(askMock).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: label }));
  await screen.findByRole('heading', { level: 1, name: done });
  expect(askMock).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path }), { query: { key: 'the-key' } });
});

test('an incomplete link says so, and not that something was mistyped', async () => {
  renderInApp(<StopBriefPage />, { address: '/stop' });
  expect(screen.getByRole('heading', { level: 1, name: en.authAction.failed.incomplete })).toBeTruthy();
  expect(screen.getByRole('link', { name: en.screen.backHome })).toBeTruthy();
  cleanup();
  askMock.mockRejectedValue(new ApiProblem(404, { code: 'not-found' }));
  renderInApp(<StopBriefPage />, { address: '/stop?key=the-k' });
  fireEvent.click(screen.getByRole('button', { name: en.briefs.stop }));
  await screen.findByRole('heading', { level: 1, name: en.authAction.failed.incomplete });
  expect(screen.queryByRole('alert')).toBeNull();
});
