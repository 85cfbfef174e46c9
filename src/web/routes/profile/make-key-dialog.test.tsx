// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import * as sdk from 'firebase/auth';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import * as account from '../../features/account/account-query.ts';
import { ConfirmIdentity } from '../../features/account/identity/confirm-identity.tsx';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { MakeKeyDialog } from './make-key-dialog.tsx';

const ACCOUNT: account.AccountView = {
  ...{ email: 'ada@shop.example', name: 'Ada', hasPassword: true },
  ...{ providers: [], factors: [] },
};

beforeAll(startTestTexts);
afterEach(cleanup);

test('a person whose login is old confirms it, and then has the key', async () => {
  askMock.mockRejectedValueOnce(new ApiProblem(403, { code: 'requires-recent-login' }));
  askMock.mockResolvedValueOnce({ name: 'Script', beginning: 'tw_abcd', key: 'tw_abcdefgh' });
  const query = { queryKey: ['account'], queryFn: async () => ACCOUNT };
  vi.spyOn(account, 'accountQuery').mockReturnValue(query as unknown as ReturnType<typeof account.accountQuery>);
  vi.spyOn(account, 'getSignedIn').mockResolvedValue({} as sdk.User);
  const proved = vi.spyOn(sdk, 'reauthenticateWithCredential').mockResolvedValue({} as sdk.UserCredential);
  renderInApp(
    <ConfirmIdentity>
      <MakeKeyDialog onClose={() => {}} />
    </ConfirmIdentity>,
    { isAsking: true },
  );
  const name = screen.getByLabelText(en.profile.keys.name);
  fireEvent.change(name, { target: { value: 'Script' } });
  fireEvent.submit(name);
  const password = await until(() => screen.queryByLabelText(/^Password/));
  fireEvent.change(password, { target: { value: 'a long enough sentence' } });
  fireEvent.click(screen.getByRole('button', { name: en.confirmIdentity.action }));
  await until(() => screen.queryByRole('heading', { name: en.profile.keys.made }));
  expect(proved).toHaveBeenCalledOnce();
});
