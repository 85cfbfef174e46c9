import { afterEach, expect, test, vi } from 'vitest';
import { localTimeZone } from './local-time-zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the device's time zone is read once, and again when its clock changes", () => {
  vi.stubGlobal('Temporal', undefined);
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const zones = [localTimeZone(), localTimeZone()];
  expect(zones).toEqual([new Intl.DateTimeFormat().resolvedOptions().timeZone, zones[0]]);
  const before = asked.mock.calls.length;
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-765);
  localTimeZone();
  localTimeZone();
  expect(asked).toHaveBeenCalledTimes(before + 1);
});

test('Temporal names it where a browser has it, because the first format of a page is slow', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Europe/Malta' } });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-766);
  expect(localTimeZone()).toBe('Europe/Malta');
  expect(asked).not.toHaveBeenCalled();
});
