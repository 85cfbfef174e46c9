// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { PublicConfig } from '#contract/config.ts';
import * as config from '../../../api/use-config.ts';
import { renderInApp } from '../../../testing-render.tsx';
import { startTestTexts } from '../../../testing-texts.ts';
import { ExternalSignIn } from './sign-in.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('a provider that is no brand has a name that fits a sentence', () => {
  const providers = [
    { id: 'google.com', name: 'Google' },
    { id: 'oidc.practice', name: 'Practice account' },
  ];
  vi.spyOn(config, 'useConfig').mockReturnValue({ providers } as PublicConfig);
  renderInApp(<ExternalSignIn onStart={() => {}} onFailed={() => {}} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Continue with Google',
    'Continue with the practice account',
  ]);
});
