import { afterEach, expect, test, vi } from 'vitest';
import { localTimeZone } from './local-time-zone.ts';

afterEach(() => vi.restoreAllMocks());

test("the device's time zone is read once, and again when its clock changes", () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const zones = [localTimeZone(), localTimeZone()];
  expect(zones).toEqual([new Intl.DateTimeFormat().resolvedOptions().timeZone, zones[0]]);
  const before = asked.mock.calls.length;
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-765);
  localTimeZone();
  localTimeZone();
  expect(asked).toHaveBeenCalledTimes(before + 1);
});
