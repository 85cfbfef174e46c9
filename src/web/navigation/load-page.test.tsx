// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { part } from './load-page.ts';

afterEach(cleanup);

function Lines() {
  return <p>the lines</p>;
}

test('a part of a page that fails to load is retried, and the page stays', async () => {
  const load = vi
    .fn<() => Promise<{ Lines: typeof Lines }>>()
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValue({ Lines });
  const Loaded = part(load, 'Lines');
  render(
    <Suspense fallback="waiting">
      <Loaded />
    </Suspense>,
  );
  expect(await screen.findByText('the lines')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
