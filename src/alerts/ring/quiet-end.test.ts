import { expect, it } from 'vitest';
import { quietEnd } from './quiet-end.ts';

const night = (zone: string) => ({ from: 22, until: 7, zone });

it.each([
  ['in the evening', 'Europe/Paris', '2026-11-21T21:30:00Z', '2026-11-22T06:00:00Z'],
  ['before its end', 'Europe/Paris', '2026-11-21T05:59:59Z', '2026-11-21T06:00:00Z'],
  ['at its end', 'Europe/Paris', '2026-11-21T06:00:00Z', '2026-11-21T06:00:00Z'],
  ['by day', 'Europe/Paris', '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z'],
  ['over the night in which clocks go back', 'Europe/Paris', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
  ['over the night in which they go forward', 'Europe/Paris', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
  ['in a zone of three quarters of an hour', 'Asia/Kathmandu', '2026-11-21T20:00:00Z', '2026-11-22T01:15:00Z'],
])('a message %s leaves when it may', (_name, zone, at, leaves) => {
  expect(new Date(quietEnd(night(zone), Date.parse(at))).toISOString()).toBe(new Date(leaves).toISOString());
});

it('a rule without quiet time holds nothing back', () => {
  expect(quietEnd(null, 5)).toBe(5);
});
