import { deliverDue } from '#alerts/delivery/deliver-due.ts';
import { judgeRules } from '#alerts/ring/judge-rules.ts';
import { forgetOldRings } from '#alerts/ring/list-rings.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { sendDueBriefs } from '#briefs/send-due.ts';
import { dropOldPartitions, makePartitions } from '#database/partitions.ts';
import { noteSize, readSizes } from '#database/size-samples.ts';
import type { TestDatabase } from '#database/testing.ts';
import type { Mail } from '#mail/mail.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { keepMarket } from '#sales/market/keep-market.ts';
import { turnWindows } from '#sales/windows/turn-windows.ts';
import { differencesIn, type Facts, readFacts } from '#tracker/poll/testing-facts.ts';
import { type TestTracker, testTracker } from '#tracker/poll/testing-tracker.ts';
import { recategorizeStores } from '#tracker/recategorize-stores.ts';
import { sendDueExport } from '../../src/server/sharing/send-due-exports.ts';
import { repairStores } from '../../src/server/stores/repair-stores.ts';
import { type Group, grouped } from './groups.ts';
import type { Pair } from './open-pair.ts';
import { PRACTICE } from './practice-shops.ts';

export type Tracked = {
  hours: number;
  polls: number;
  rings: number;
  mails: number;
  rows: number;
  errors: Group[];
  differences: number;
  firstDifferences: string[];
};

/** Read for the first time in these hours. */
const NEW = 'pollard';
const TABLES = [
  ...[
    'store',
    'product',
    'product_event',
    'product_state',
    'product_window',
    'store_window',
    'sale_hour',
    'store_hour',
  ],
  ...['sale_day', 'store_day', 'poll', 'poll_kept', 'evidence', 'store_signal', 'store_model', 'catalogue_fingerprint'],
  ...['restatement', 'poll_due', 'market_day', 'market_hour', 'market_country', 'market_tag', 'window_turn', 'fx_rate'],
  ...['alert_ring', 'alert_cursor', 'brief_settled', 'scheduled_export'],
];

/**
 * Tracks on both for some hours of a virtual clock, with a new store, the turns of hours and days, alerts, briefs,
 * lists by mail, and the nightly jobs.
 */
export async function trackBoth(
  { citus, plain }: Pair,
  { nowMs, hours }: { nowMs: number; hours: number },
  note: (line: string) => void,
): Promise<Tracked> {
  const errors: [string, string][] = [];
  const run = async (name: string, one: TestDatabase): Promise<Facts> => {
    const mails = await track(one, { nowMs, hours }, (what, error) => {
      const { message } = error as Error;
      errors.push([`${name}: ${what}: ${message}`, `${(error as Error).stack}`.split('\n').slice(1, 4).join('\n')]);
    });
    note(`${name}: ${hours} hours tracked`);
    return { ...rounded(await readFacts(one.database, TABLES)), mail: mails.map(textOf).toSorted() };
  };
  const [should, is] = await Promise.all([run('plain', plain), run('citus', citus)]);
  const differences = differencesIn(should, is);
  return {
    hours,
    polls: is.poll!.length,
    rings: is.alert_ring!.length,
    mails: is.mail!.length,
    rows: Object.values(is).reduce((sum, rows) => sum + rows.length, 0),
    errors: grouped(errors),
    differences: differences.length,
    firstDifferences: differences.slice(0, 20),
  };
}

async function track(
  { database, facts }: TestDatabase,
  { nowMs, hours }: { nowMs: number; hours: number },
  fail: (what: string, error: unknown) => void,
): Promise<Mail[]> {
  const tracker = await testTracker({ people: database, facts: database }, nowMs);
  const step = async (what: string, work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => fail(what, error));
  };
  const mails: Mail[] = [];
  for (const key of PRACTICE) tracker.openPracticeShop(key);
  await step('add', () => tracker.addPracticeShop(NEW));
  for (let hour = 1; hour <= hours; hour++) {
    const atMs = nowMs + hour * HOUR_MS;
    tracker.logged.length = 0;
    await step('poll', () => tracker.pollUntil(atMs));
    for (const entry of tracker.logged)
      if (entry instanceof Object && 'err' in entry) fail('poll', (entry as { err: unknown }).err);
    await step('turn', () => turnWindows(facts, atMs));
    await step('market', () => keepMarket(facts, atMs));
    for (const [what, work] of messageSteps({ database, facts }, tracker, mails, (error) => fail('a brief', error)))
      await step(what, work);
    if (new Date(atMs).getUTCHours() === 0)
      for (const [what, work] of nightWork({ database, facts }, tracker, atMs)) await step(what, work);
  }
  return mails;
}

type Step = [what: string, work: () => Promise<unknown>];
type Own = Pick<TestDatabase, 'database' | 'facts'>;

/** The messages that people get: alerts, briefs and lists. */
function messageSteps(
  { database: people, facts }: Own,
  tracker: TestTracker,
  mails: Mail[],
  onFailure: (error: unknown) => void,
): Step[] {
  const alerts = testAlerts({ people, facts, clock: tracker.clock, mails });
  const { mail, secretKey, origin, clock } = alerts;
  return [
    ['alerts', () => judgeRules(alerts)],
    ['deliveries', () => deliverDue(alerts)],
    ['briefs', () => sendDueBriefs({ people, facts, clock, mail, secretKey, origin }, onFailure)],
    [
      'exports',
      async () => {
        while (await sendDueExport({ people, facts, clock, mail, secretKey, origin }));
      },
    ],
  ];
}

function nightWork({ database: people, facts }: Own, { clock }: TestTracker, atMs: number): Step[] {
  return [
    ['partitions', () => makePartitions(facts, atMs)],
    ['old partitions', () => dropOldPartitions(facts, atMs)],
    ['categories', () => recategorizeStores(facts, atMs)],
    ['repair', () => repairStores({ people, facts }, atMs, () => 0.5)],
    ['old rings', () => forgetOldRings({ people, clock })],
    [
      'sizes',
      async () => {
        for (const size of await readSizes({ people, facts })) await noteSize(people, size, atMs);
      },
    ],
  ];
}

/** The compared parts of a mail. Attached files are left out. */
function textOf({ to, subject, text }: Mail): string {
  return JSON.stringify({ to, subject, text });
}

/** Sums over shards differ in their last digits. */
function rounded(facts: Facts): Facts {
  const round = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value);
  return Object.fromEntries(
    Object.entries(facts).map(([table, rows]) => [
      table,
      rows.map((row) => JSON.stringify(JSON.parse(row), round)).toSorted(),
    ]),
  );
}
