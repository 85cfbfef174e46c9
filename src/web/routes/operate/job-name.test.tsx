// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { JobName } from './job-name.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test.each([
  ['upkeep', 'Nightly upkeep upkeep'],
  ['exchange-rates', 'Exchange rates exchange-rates'],
  ['a-job-without-words', 'a-job-without-words'],
])('the job %s is shown as “%s”', (name, text) => {
  renderInApp(<JobName name={name} />);
  expect(document.body.textContent).toBe(text);
});
