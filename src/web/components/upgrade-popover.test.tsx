// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderInApp } from '../testing-render.tsx';
import { startTestTexts } from '../testing-texts.ts';
import { loadOverlays } from './lazy-overlays.tsx';
import { UpgradePopover, useUpgradePopover } from './upgrade-popover.tsx';

beforeAll(async () => {
  await startTestTexts();
  await loadOverlays();
});
afterEach(cleanup);

function Locked() {
  const lock = useUpgradePopover<HTMLButtonElement>();
  return (
    <>
      <button type="button" {...lock.trigger}>
        Analytics
      </button>
      <UpgradePopover {...lock.popover} feature="isAnalyticsEnabled" />
    </>
  );
}

test('a pointer that enters a locked element opens its popover; one that rests where it was closed does not', async () => {
  renderInApp(<Locked />);
  const locked = screen.getByText('Analytics');
  // as in browsers: on entering, the pointer has not moved yet
  fireEvent.mouseOver(locked, { clientX: 10, clientY: 10 });
  expect(await screen.findByRole('dialog')).toBeTruthy();

  fireEvent.keyDown(locked, { key: 'Escape' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  fireEvent.mouseOver(locked, { clientX: 10, clientY: 10 });
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();

  fireEvent.mouseMove(locked, { clientX: 12, clientY: 10 });
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
