// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { localEndpoints } from '#contract/endpoints/local.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { SandboxOverlay } from './sandbox-overlay.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('a checkout that is put aside can still be paid', async () => {
  const made = {
    id: 'chk_1',
    purpose: 'subscribe',
    status: 'open',
    plan: 'BASIC',
    trialDays: 7,
    email: 'ada@shop.example',
  };
  askMock.mockResolvedValue({ ...made, price: { amount: 19, currency: 'USD' } });
  const close = vi.fn();
  renderInApp(<SandboxOverlay id="chk_1" onClose={close} />, { isAsking: true });
  await screen.findByLabelText(new RegExp(en.checkout.number));
  fireEvent.click(screen.getByRole('button', { name: en.common.cancel }));
  expect(close).toHaveBeenCalledExactlyOnceWith('closed');
  expect(askMock.mock.calls.map(([endpoint]) => endpoint)).toEqual([localEndpoints.getCheckout]);
});

test('a checkout that does not come can be left without a keyboard', async () => {
  askMock.mockReturnValue(new Promise(() => {}));
  const close = vi.fn();
  renderInApp(<SandboxOverlay id="chk_1" onClose={close} />, { isAsking: true });
  fireEvent.click(screen.getByRole('button', { name: en.common.cancel }));
  expect(close).toHaveBeenCalledExactlyOnceWith('closed');
});
