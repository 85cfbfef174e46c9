// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { InviteForm } from './invite-form.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('an address is invited by Enter, without the blanks around it', async () => {
  askMock.mockResolvedValue(undefined);
  renderInApp(<InviteForm />);
  fireEvent.click(screen.getByRole('button', { name: en.operate.people.invite }));
  const address = screen.getByLabelText(en.auth.email);
  fireEvent.change(address, { target: { value: ' friend@shop.example ' } });
  fireEvent.submit(address);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askMock.mock.calls.map(([, given]) => given)).toEqual([{ body: { email: 'friend@shop.example' } }]);
});

test('nobody can be invited where sign-up is closed', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const shown = (signUp: string) => {
    client.setQueryData(['config'], { signUp });
    const { container } = renderInApp(
      <QueryClientProvider client={client}>
        <InviteForm />
      </QueryClientProvider>,
    );
    return container.textContent;
  };
  expect(shown('invitation')).toBe(en.operate.people.invite);
  expect(shown('closed')).toBe('');
});
