import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { newStoreModel } from '../known/store-model.ts';
import { expectedSales } from './expected-sales.ts';
import { HOST_BUDGET } from './poll-rate.ts';
import { type GoodRead, scheduleAfterFailure, scheduleAfterRead } from './schedule-next.ts';

const NOW = Date.UTC(2026, 8, 20, 12);
const pacing = {
  pace: 1,
  cleanPolls: 0,
  network: null,
  weight: 1,
  requests: 2,
  catalogueRequests: 0,
  expected: { linesPerDay: 2_000, products: 200, shape: 0.5 },
};
const read: GoodRead = {
  isWatched: true,
  network: null,
  requests: 2,
  expected: pacing.expected,
  catalogue: null,
  problem: null,
};
const scheduling = { nowMs: NOW, isPractice: false, budget: HOST_BUDGET, level: 0, random: () => 0.5 };
const throttled = (retryAfterSeconds: number | null) => ({ code: 'store-throttled' as const, retryAfterSeconds });
const gapOf = ({ dueAtMs }: { dueAtMs: number }) => dueAtMs - NOW;

describe('after a good read', () => {
  test('the next one is as planned', () => {
    const next = scheduleAfterRead({ pacing }, read, scheduling);
    expect(next).toMatchObject({ reason: 'planned', failures: 0, pace: 1 });
    expect(gapOf(next)).toBe(15 * MINUTE_MS);
  });

  test('that was throttled in part, the store is read half as often, and not before the time it gave', () => {
    const next = scheduleAfterRead({ pacing }, { ...read, problem: throttled(null) }, scheduling);
    expect(next).toMatchObject({ reason: 'throttled', pace: 0.5 });
    expect(gapOf(next)).toBe(30 * MINUTE_MS);
    const asked = scheduleAfterRead({ pacing }, { ...read, problem: throttled(7_200) }, scheduling);
    expect(asked).toMatchObject({ reason: 'asked-to-wait', notBeforeMs: NOW + 2 * HOUR_MS });
    expect(gapOf(asked)).toBeGreaterThanOrEqual(2 * HOUR_MS);
  });

  test('that cost many requests, the host is left alone for a time that pays for them', () => {
    const next = scheduleAfterRead({ pacing }, { ...read, requests: 500 }, scheduling);
    expect(next.notBeforeMs).toBe(NOW + DAY_MS / 4);
  });

  test('a catalogue besides changes has its own cost; without changes it is the poll', () => {
    const catalogue = { wasCutShort: false, isBesideChanges: true };
    const beside = scheduleAfterRead({ pacing }, { ...read, requests: 42, catalogue }, scheduling);
    expect(beside.learned).toMatchObject({ requests: 2, catalogueRequests: 12 });
    const alone = { ...read, requests: 42, catalogue: { ...catalogue, isBesideChanges: false } };
    expect(scheduleAfterRead({ pacing }, alone, scheduling).learned).toMatchObject({
      requests: 42,
      catalogueRequests: 0,
    });
  });
});

describe('after a failure', () => {
  test('by throttling, a store is not read sooner than it would have been', () => {
    const failed = { problem: throttled(null), wasRead: true, requests: 1 };
    const slow = { ...pacing, expected: { linesPerDay: 0, products: 10, shape: 0.5 } };
    const next = scheduleAfterFailure({ pacing: slow, failures: 0 }, failed, scheduling);
    expect(next).toMatchObject({ reason: 'throttled', pace: 0.5, failures: 1 });
    expect(gapOf(next)).toBeGreaterThan(11 * HOUR_MS);
  });

  test('of another kind, it is retried soon, at its pace', () => {
    const problem = { code: 'store-unreachable' as const, retryAfterSeconds: null };
    const next = scheduleAfterFailure({ pacing, failures: 0 }, { problem, wasRead: true, requests: 1 }, scheduling);
    expect(next).toMatchObject({ reason: 'failing', pace: 1, failures: 1 });
    expect(gapOf(next)).toBeCloseTo(5.25 * MINUTE_MS, 0);
  });

  test('a wait that the store asked for is a minimum', () => {
    const failed = { problem: throttled(90_000), wasRead: false, requests: 1 };
    const next = scheduleAfterFailure({ pacing, failures: 3 }, failed, scheduling);
    expect(next.reason).toBe('asked-to-wait');
    expect(Math.min(next.dueAtMs, next.notBeforeMs!) - NOW).toBeGreaterThanOrEqual(90_000 * SECOND_MS);
  });
});

test('what a store is expected to sell comes from its model, once it was observed for a day', () => {
  const model = newStoreModel();
  expect(expectedSales(model, 50, true)).toBeNull();
  expect(expectedSales(model, 50, false)).toMatchObject({ linesPerDay: 0 });
  model.week.hours.fill(1);
  model.week.orders.fill(0.5);
  const seen = { ...model, clock: 100, lines: 250, prior: { shape: 0.8, orders: 10 } };
  expect(expectedSales(seen, 50, true)).toEqual({ linesPerDay: 30, products: 50, shape: 0.8 });
});
