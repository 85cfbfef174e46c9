import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { openWorld, type World } from './open-world.ts';
import { runFuzz } from './run-fuzz.ts';

/**
 * Operations of which few requests can be valid: for operators, who do not exist here; with a code that a person
 * receives; about an alert that rang, or a practice store.
 */
const FOR_OTHERS = new Set([
  ...Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { access }]) => (access === 'operator' ? [name] : [])),
  ...['claimOperator', 'getFeed', 'changeAlertRing', 'replayDelivery', 'checkPracticeStore'],
  // few drawn addresses are public, and few drawn names are those of watched things
  ...['tryChannel', 'makeAlertRule'],
  // their bodies name watched things, which are seldom drawn; or they are about things made that way
  ...['makeNote', 'changeNote', 'removeNote', 'makeShare', 'revokeShare', 'scheduleExport', 'stopExport'],
  // their addresses are signed
  ...['stopBrief', 'stopExportByMail'],
  // for registered assistants, with values that they were given
  ...['readAuthorization', 'decideAssistant', 'revokeAssistant', 'askByAssistant'],
  ...['registerClient', 'issueTokens', 'revokeToken'],
]);
/** Lets up to 400 days of every subscription pass, which takes long; only local mode has it. */
const SLOW = ['advanceBilling', 'chargeBack'];

/** Three in ten, less two standard deviations: most operations get about ten requests. */
const leastValid = (requests: number) => 0.3 * requests - 2 * Math.sqrt(0.3 * 0.7 * requests);

let testing: TestDatabase;
let world: World;
let result: Awaited<ReturnType<typeof runFuzz>>;
beforeAll(async () => {
  testing = await testDatabase();
  world = await openWorld(testing.url);
  result = await runFuzz(world, { requests: 2_000, seed: 'test' });
}, 300_000);
afterAll(async () => {
  await world?.close();
  await testing?.drop();
});

describe('two thousand requests, right and wrong, of every role', () => {
  test('are answered without a fault of ours', () => {
    expect(result.requests).toBe(2_000);
    expect([result.serverErrors, result.failures, world.faults]).toEqual([0, [], []]);
  });

  test('reach every operation: three in ten are valid, for each role that may call it, and next to none are too many', () => {
    const pairs = Object.entries(result.byOperationAndRole);
    const open = pairs.filter(([, { guarded, requests }]) => guarded < requests * 0.6);
    expect(open.length).toBeGreaterThan(pairs.length / 2);
    // a pair gets four of two thousand requests, too few to judge; the benchmark's fifty thousand are enough
    const byOperation = Object.groupBy(open, ([name]) => name.split(' ')[0]!);
    const sum = (name: string, of: 'requests' | 'valid' | 'tooMany') =>
      byOperation[name]!.reduce((total, [, counts]) => total + counts[of], 0);
    const weak = Object.keys(byOperation).filter(
      (name) =>
        !FOR_OTHERS.has(name) &&
        (sum(name, 'valid') < leastValid(sum(name, 'requests')) || sum(name, 'tooMany') > sum(name, 'requests') * 0.02),
    );
    expect(weak).toEqual([]);
  });

  test('are answered quickly', () => {
    const slow = Object.entries(result.byOperation).filter(
      ([name, { p99Ms }]) => p99Ms > 2_000 && !SLOW.includes(name),
    );
    expect(slow).toEqual([]);
  });
});
