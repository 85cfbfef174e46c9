// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { loadOverlays } from '../lazy-overlays.tsx';
import { UpgradePopover, useUpgradePopover } from './popover.tsx';

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

  // the focus is anywhere
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  fireEvent.mouseOver(locked, { clientX: 10, clientY: 10 });
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();

  fireEvent.mouseMove(locked, { clientX: 12, clientY: 10 });
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('hovering leaves the page to screen readers; a click moves the focus into the popover', async () => {
  const { container } = renderInApp(<Locked />);
  const locked = screen.getByText('Analytics');
  fireEvent.mouseOver(locked, { clientX: 10, clientY: 10 });
  await screen.findByRole('dialog');
  expect(container.getAttribute('aria-hidden')).toBeNull();
  fireEvent.click(locked);
  await expect.poll(() => document.activeElement?.closest('.MuiPopover-root') !== null).toBe(true);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
