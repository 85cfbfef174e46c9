// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/api-problem.ts';
import { ConfirmIdentity } from '../../features/account/confirm-identity.tsx';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { MakeKeyDialog } from './make-key-dialog.tsx';

vi.mock('../../api/client.ts', () => import('../../testing-client.ts'));
// the dialog itself signs in through the SDK
vi.mock('../../features/account/identity-dialog.tsx', () => ({
  IdentityDialog: ({ onConfirmed }: { onConfirmed: () => void }) => (
    <button type="button" onClick={onConfirmed}>
      it is me
    </button>
  ),
}));

beforeAll(startTestTexts);
afterEach(cleanup);

test('a person whose login is old confirms it, and then has the key', async () => {
  askMock.mockRejectedValueOnce(new ApiProblem(403, { code: 'requires-recent-login' }));
  askMock.mockResolvedValueOnce({ name: 'Script', beginning: 'tw_abcd', key: 'tw_abcdefgh' });
  renderInApp(
    <ConfirmIdentity>
      <MakeKeyDialog onClose={() => {}} />
    </ConfirmIdentity>,
  );
  const name = screen.getByLabelText(en.profile.keys.name);
  fireEvent.change(name, { target: { value: 'Script' } });
  fireEvent.submit(name);
  fireEvent.click(await screen.findByText('it is me'));
  expect(await screen.findByRole('heading', { name: en.profile.keys.made })).toBeTruthy();
});
