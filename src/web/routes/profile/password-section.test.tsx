// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import * as sdk from 'firebase/auth';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as firebase from '../../auth/firebase.ts';
import type { AccountView } from '../../features/account/account-query.ts';
import * as accountQuery from '../../features/account/account-query.ts';
import { ConfirmIdentity } from '../../features/account/identity/confirm-identity.tsx';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { PasswordSection } from './password-section.tsx';

const ACCOUNT: AccountView = {
  ...{ email: 'ada@shop.example', name: 'Ada', hasPassword: true, providers: [] },
  factors: [{ id: 'phone', enrolledAt: '2026-01-01T00:00:00.000Z' }],
};

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code: `auth/${code}` });
}

beforeAll(startTestTexts);
beforeEach(() => {
  vi.spyOn(firebase, 'firebaseAuth').mockResolvedValue({} as sdk.Auth);
  vi.spyOn(accountQuery, 'getSignedIn').mockResolvedValue({} as sdk.User);
  vi.spyOn(sdk, 'reauthenticateWithCredential').mockRejectedValue(refusal('multi-factor-auth-required'));
  const hints = [{ factorId: sdk.FactorId.TOTP, uid: 'phone' }];
  const resolver = { hints, resolveSignIn: async () => {} } as unknown as sdk.MultiFactorResolver;
  vi.spyOn(sdk, 'getMultiFactorResolver').mockReturnValue(resolver);
  renderInApp(
    <ConfirmIdentity>
      <PasswordSection account={ACCOUNT} />
    </ConfirmIdentity>,
  );
});
afterEach(cleanup);

async function askForCode(): Promise<HTMLElement> {
  fireEvent.change(screen.getByLabelText(/^Current password/), { target: { value: 'a long enough sentence' } });
  fireEvent.change(screen.getByLabelText(/^New password/), { target: { value: 'another long sentence' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  return screen.findByRole('textbox', { name: /code/i });
}

test('a change that fails after the second factor shows the form again, with the reason', async () => {
  vi.spyOn(sdk, 'updatePassword').mockRejectedValue(refusal('too-many-requests'));
  fireEvent.change(await askForCode(), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText(/Too many attempts/);
  expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('another long sentence');
});

test('a second factor that is not given is no error', async () => {
  await askForCode();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Change the password' });
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});
