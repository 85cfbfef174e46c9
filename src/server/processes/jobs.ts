import type { PgBoss } from 'pg-boss';
import type { BillingDeps } from '#billing/deps.ts';
import { reconcile } from '#billing/events/reconcile.ts';
import { refreshDue } from '#billing/events/refresh-due.ts';
import { runBillingJobs } from '#billing/run-billing-jobs.ts';
import type { Databases } from '#database/connect.ts';
import { makePartitions } from '#database/partitions.ts';
import { noteSize, readSizes } from '#database/size-samples.ts';
import { noteAddress } from '#identity/account/refusing-address.ts';
import type { IdentityDeps } from '#identity/deps.ts';
import type { MailTransport } from '#mail/mail.ts';
import { workMail } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';
import { traced } from '#runtime/traced.ts';
import { runInContext } from '#runtime/work-context.ts';
import { keepMarket } from '#sales/market/keep-market.ts';
import { turnWindows } from '#sales/windows/turn-windows.ts';
import type { Fetcher } from '#tracker/fetch/fetcher.ts';
import { recategorizeStores } from '#tracker/recategorize-stores.ts';
import { repairStores } from '../stores/repair-stores.ts';
import { applyRates, renewRates } from './renew-rates.ts';
import { ensureSoleQueue } from './sole-queue.ts';
import { workByClock } from './work-by-clock.ts';

const UPKEEP = 'upkeep';
const EVERY_NIGHT = '17 2 * * *';

const RATES = 'exchange-rates';
/** Late enough for the ECB's rates of the day. */
const EVERY_EVENING = '40 16 * * *';

const WINDOWS = 'windows';
const EVERY_HOUR = '0 * * * *';

const CATEGORIES = 'categories';
const EVERY_NIGHT_LATER = '47 2 * * *';

const MARKET = 'market';
const BILLING = 'billing';
const EVERY_MINUTE = '* * * * *';

const RECONCILE = 'reconcile';
const EVERY_NIGHT_LATEST = '17 3 * * *';

const EVERY_FIVE_MINUTES = '*/5 * * * *';

export type JobDeps = Databases & {
  boss: PgBoss;
  identity: IdentityDeps;
  clock: Clock;
  transport: MailTransport;
  /** Null: use the exchange rates that ship with the product. */
  rates: { url: string; fetcher: Fetcher } | null;
  /** Null: billing is off. */
  billing: BillingDeps | null;
};

/**
 * The role `jobs`: sends mail and keeps windows and market in step with the clock. Every night it adds partitions for
 * the coming days, renews keys and deletes expired rows.
 */
export async function runJobs({
  boss,
  people,
  facts,
  identity,
  clock,
  transport,
  rates,
  billing,
}: JobDeps): Promise<void> {
  const work = workOf(boss);
  await noteSizes({ people, facts }, clock);
  await workMail(boss, transport, (address, isRefused) =>
    noteAddress(people, address, { isRefused, nowMs: clock.now() }),
  );
  await boss.createQueue(UPKEEP);
  await work(UPKEEP, async () => {
    await makePartitions(facts, clock.now());
    await repairStores({ people, facts }, clock.now());
    await workByClock({ people, facts, clock, secretKey: identity.secretKey });
    await noteSizes({ people, facts }, clock);
  });
  await boss.schedule(UPKEEP, EVERY_NIGHT);
  await ensureSoleQueue(boss, RATES);
  await work(RATES, async () => {
    if (rates) await renewRates(facts, rates.fetcher, rates.url, clock.now());
    else await applyRates(facts, clock.now());
  });
  await boss.schedule(RATES, EVERY_EVENING);
  if (rates) await boss.send(RATES);
  await ensureSoleQueue(boss, BILLING);
  await work(BILLING, async () => {
    await (billing ? runBillingJobs(billing) : refreshDue({ database: people, clock }));
  });
  await boss.schedule(BILLING, EVERY_MINUTE);
  if (billing) {
    await ensureSoleQueue(boss, RECONCILE);
    await work(RECONCILE, () => reconcile(billing));
    await boss.schedule(RECONCILE, EVERY_NIGHT_LATEST);
  }
  await ensureSoleQueue(boss, WINDOWS);
  await work(WINDOWS, () => turnWindows(facts, clock.now()));
  await boss.schedule(WINDOWS, EVERY_HOUR);
  // hours may have passed since the last process stopped, so do not wait for the schedule
  await boss.send(WINDOWS);
  await ensureSoleQueue(boss, CATEGORIES);
  await work(CATEGORIES, () => recategorizeStores(facts, clock.now()));
  await boss.schedule(CATEGORIES, EVERY_NIGHT_LATER);
  await ensureSoleQueue(boss, MARKET);
  await work(MARKET, () => keepMarket(facts, clock.now()));
  await boss.schedule(MARKET, EVERY_FIVE_MINUTES);
  await boss.send(MARKET);
}

/** Growth is computed from these sizes. */
async function noteSizes(databases: Databases, clock: Clock): Promise<void> {
  for (const size of await readSizes(databases)) await noteSize(databases.people, size, clock.now());
}

/** Names the job in its log lines and its span. */
function workOf(boss: PgBoss): (name: string, run: () => Promise<unknown>) => Promise<unknown> {
  return (name, run) =>
    boss.work(name, ([job]) => runInContext({ job: name, jobId: job?.id }, () => traced({ name: `job ${name}` }, run)));
}
