// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { TrialResult } from './trial-result.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test.each([
  ['refusing', 'The test message did not arrive. Your e-mail address refuses our mails.'],
  ['connect ECONNREFUSED', 'The test message did not arrive. connect ECONNREFUSED'],
])('a failed test says why: %s', (error, text) => {
  renderInApp(<TrialResult trial={{ isDelivered: false, status: null, error, secret: null }} />);
  expect(screen.getByRole('alert').textContent).toBe(text);
});
