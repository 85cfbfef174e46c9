import { afterEach, expect, test, vi } from 'vitest';
import { localTimeZone } from './local-time-zone.ts';

afterEach(() => vi.restoreAllMocks());

test('the zone of the device is asked for once, and anew when its clock is another', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const zones = [localTimeZone(), localTimeZone()];
  expect(zones).toEqual([new Intl.DateTimeFormat().resolvedOptions().timeZone, zones[0]]);
  const before = asked.mock.calls.length;
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-765);
  localTimeZone();
  localTimeZone();
  expect(asked).toHaveBeenCalledTimes(before + 1);
});
