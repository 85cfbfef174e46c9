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

/** As browsers tell it: on entering the pointer has not moved, whatever it came from. */
function point(movement: number): void {
  const locked = screen.getByText('Analytics');
  fireEvent.mouseOver(locked);
  fireEvent.mouseMove(locked, { movementX: movement });
}

test('a pointer that comes to what is locked opens what unlocks it; one that rests there does not', async () => {
  renderInApp(<Locked />);
  point(0);
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();
  point(3);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
