// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import * as sdk from 'firebase/auth';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import * as firebase from '../../auth/firebase.ts';
import { carryEmail } from '../../features/account/email/carried-email.ts';
import { startTestTexts } from '../../testing-texts.ts';
import { SignupPage } from './signup-page.tsx';

let createUser: MockInstance<typeof sdk.createUserWithEmailAndPassword>;
beforeAll(startTestTexts);
beforeEach(() => {
  // the address of another page's test
  carryEmail('');
  createUser = vi.spyOn(sdk, 'createUserWithEmailAndPassword');
  vi.spyOn(firebase, 'firebaseAuth').mockResolvedValue({} as sdk.Auth);
});
afterEach(cleanup);

/** The fields are looked up each time: what loads late may draw them anew. */
function open() {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const { container } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SignupPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    email: () => container.querySelector<HTMLElement>('input[type=email]')!,
    password: () => container.querySelector<HTMLElement>('input[autocomplete=new-password]')!,
    submit: () => fireEvent.submit(container.querySelector('form')!),
  };
}

test('sends nothing until address and password may be right, and shows at each field what is wrong', async () => {
  const { email, password, submit } = open();
  submit();
  await until(() => email().getAttribute('aria-invalid') === 'true');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement === email()).toBe(true);
  fireEvent.change(email(), { target: { value: 'ada@shop.example' } });
  fireEvent.change(password(), { target: { value: 'short' } });
  submit();
  await until(() => email().getAttribute('aria-invalid') === 'false');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(createUser).not.toHaveBeenCalled();
});

test('a refusal is shown above the fields, until something is typed', async () => {
  createUser.mockRejectedValue(Object.assign(new Error(), { code: 'auth/email-already-in-use' }));
  const { email, password, submit } = open();
  fireEvent.change(email(), { target: { value: 'ada@shop.example' } });
  fireEvent.change(password(), { target: { value: 'a long enough sentence' } });
  submit();
  await until(() => screen.queryByRole('alert')?.textContent);
  expect(createUser).toHaveBeenCalledWith({}, 'ada@shop.example', 'a long enough sentence');
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/login', '/password/reset']);
  fireEvent.change(email(), { target: { value: 'ben@shop.example' } });
  await until(() => !screen.queryByRole('alert')?.textContent);
});
