import { expect, test } from 'vitest';
import { PLAN_ORDER, PLANS, planForStores, planUnlocking } from './plan.ts';

test('every plan has its price, its stores and its features', () => {
  const rows = PLAN_ORDER.map((key) => {
    const plan = PLANS[key];
    const features = [plan.isAnalyticsEnabled, plan.areDatabaseFiltersEnabled, plan.areDatabaseDetailsEnabled];
    return [key, plan.price, plan.storeLimit, ...features];
  });
  expect(rows).toEqual([
    ['FREE', 0, 1, false, false, false],
    ['BASIC', 19, 10, true, false, false],
    ['STANDARD', 39, 50, true, true, false],
    ['PREMIUM', 59, 200, true, true, true],
  ]);
});

test('names the cheapest plan that unlocks a feature, or none', () => {
  expect(planUnlocking('isAnalyticsEnabled')).toBe('BASIC');
  expect(planUnlocking('areDatabaseDetailsEnabled')).toBe('PREMIUM');
  expect([0, 1, 9, 10, 199, 200].map(planForStores)).toEqual(['FREE', 'BASIC', 'BASIC', 'STANDARD', 'PREMIUM', null]);
});
