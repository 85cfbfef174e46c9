// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../../testing-render.tsx';
import { startTestTexts } from '../../../testing-texts.ts';
import { ResendButton } from './resend-button.tsx';
import { RESEND_AFTER_MS } from './verification-mail.ts';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function open(sentAtMs: number): HTMLButtonElement {
  sessionStorage.setItem('tillwatch.verification-sent.ada', String(sentAtMs));
  renderInApp(<ResendButton userId="ada" onSent={() => {}} onFailed={() => {}} />);
  return screen.getByRole('button');
}

test('while another mail has to wait, the button is disabled and says how long', () => {
  const waiting = open(Date.now() - RESEND_AFTER_MS / 2);
  expect([waiting.getAttribute('aria-disabled'), waiting.textContent]).toEqual([
    'true',
    expect.stringMatching(/\d+ seconds/),
  ]);
  cleanup();
  const ready = open(Date.now() - RESEND_AFTER_MS);
  expect([ready.getAttribute('aria-disabled'), ready.textContent]).toEqual([null, en.verify.resend]);
});
