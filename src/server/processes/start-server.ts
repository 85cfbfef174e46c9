import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { listenToPlanChanges } from '#billing/change/plan-changes.ts';
import type { PublicConfig } from '#contract/config.ts';
import { connectBoth } from '#database/connect-both.ts';
import { knowsLetters } from '#database/knows-letters.ts';
import { setRetention } from '#database/partitions.ts';
import { makeOperatorCode } from '#identity/operator/first-operator.ts';
import { openPracticeIssuer } from '#identity/practice-issuer/open-practice-issuer.ts';
import { getSigningKey } from '#identity/session/signing-keys.ts';
import type { MailTransport } from '#mail/mail.ts';
import { listOutbox, outboxTransport } from '#mail/outbox.ts';
import { createMailQueue } from '#mail/queue.ts';
import { sendAgain } from '#mail/send-again.ts';
import { smtpTransport } from '#mail/smtp.ts';
import { type Clock, systemClock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import type { Settings } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';
import { finishRestore } from '../backup/finish-restore.ts';
import { composeAlerts } from '../compose/compose-alerts.ts';
import { composeBilling } from '../compose/compose-billing.ts';
import { composeIdentity } from '../compose/compose-identity.ts';
import type { AppSettings } from '../compose/dependencies.ts';
import { keptDays } from '../compose/kept-days.ts';
import { buildApp } from '../http/app.ts';
import { callLimits } from '../http/call-limits.ts';
import { DEMO, openDemo } from '../practice/open-demo.ts';
import { openPracticeStores, type PracticeStores } from '../practice/open-practice-stores.ts';
import { type History, runHistory } from '../practice/run-history.ts';
import { storeReader } from '../stores/store-reader.ts';
import { runTrackerThread } from '../tracking/run-tracker-thread.ts';
import type { Tracking } from '../tracking/tracking.ts';
import { runJobs } from './jobs.ts';
import { openMetrics } from './metrics.ts';
import { openDatabases, openEmbedded } from './open-databases.ts';
import { openTracing } from './open-tracing.ts';
import { openReadiness } from './readiness.ts';
import { runDueWork } from './run-due-work.ts';
import { serveMetrics } from './serve-metrics.ts';
import { startQueue } from './start-queue.ts';
import { STATEMENT_TIMEOUT_MS } from './statement-timeouts.ts';

export type Running = {
  url: string;
  /** Null if there is no demo to announce: outside local mode, or without practice stores. */
  demo: typeof DEMO | null;
  /** The run that fills in the practice stores' past; null if nothing is missing. */
  history: History | null;
  /**
   * The one-time address that makes the first operator. Null if there is one, in local mode, and without the role
   * `web`.
   */
  firstOperatorUrl: string | null;
  stop(): Promise<void>;
};

type StartDeps = {
  log: Log;
  webFolder: string;
  version: string;
  onStep(step: string): void;
  onHistory(share: number): void;
};

/** What every step of a start has. `closing`: what a stop closes, the last first. */
type Start = StartDeps & { settings: Settings; clock: Clock; closing: (() => Promise<unknown>)[] };
type Data = Awaited<ReturnType<typeof openData>>;
type Services = Awaited<ReturnType<typeof composeServices>>;

/** Starts what the settings ask for: database, roles, practice stores. Throws StartError with a sentence for people. */
export async function startServer(settings: Settings, deps: StartDeps): Promise<Running> {
  const start: Start = { ...deps, settings, clock: systemClock, closing: [] };
  const stop = async () => {
    for (const close of start.closing.splice(0).reverse()) await close();
  };
  try {
    setRetention(settings.keep);
    const data = await openData(start);
    const practice = await openPractice(start, data);
    const tracking = openTracking(start, data, practice);
    // known only once the app listens, or the past is read
    const later: { url: string; history: History | null } = { url: '', history: null };
    const services = await composeServices(start, data, () => settings.publicUrl ?? later.url);
    await runBackground(start, data, services, tracking);
    const watching = await openWatching(start, data);
    const demo = practice && !settings.isEmpty ? DEMO : null;
    if (tracking && settings.roles.includes('web')) {
      const shown = { ...watching, tracking, practice, demo, pastRead: () => later.history?.share() ?? null };
      later.url = await serveApp(start, data, services, shown);
    }
    const firstOperatorUrl = await offerFirstOperator(start, services);
    later.history = await readPast(start, data, practice);
    return { url: later.url, demo, history: later.history, firstOperatorUrl, stop };
  } catch (error) {
    await stop().catch((cause) => deps.log.error({ err: cause }, 'stopping after a failed start'));
    throw error;
  }
}

/** Traces, the databases, and the queue in them. */
async function openData(start: Start) {
  const { settings, log, clock, closing } = start;
  if (settings.tracesUrl) {
    const tracing = await openTracing(settings.tracesUrl, start);
    closing.push(() => tracing.close());
  }
  start.onStep('Starting the database …');
  const databaseUrl = settings.databaseUrl ?? (await openEmbedded(settings, start, closing));
  const urls = { databaseUrl, factsUrl: settings.factsDatabaseUrl ?? databaseUrl };
  const databases = await openDatabases(urls, clock, closing);
  settings.secretKey = await finishRestore(databases.people, settings);
  if ((settings.factsDatabaseUrl ?? settings.databaseUrl) && !(await knowsLetters(databases.facts)))
    log.warn(
      'LC_CTYPE of this database is C: searches in Arabic, and for accented letters, are slow. Create the database again with a UTF-8 locale (docs/OPERATING.md).',
    );
  // closed after the jobs, which still need it while they end
  const unhurried = settings.roles.includes('jobs')
    ? connectBoth(urls, { max: 8, longestMs: STATEMENT_TIMEOUT_MS.jobs })
    : null;
  if (unhurried) closing.push(unhurried.destroy);
  const { boss, stop: stopQueue } = await startQueue(databaseUrl, log);
  closing.push(stopQueue);
  return { ...databases, ...urls, unhurried, boss };
}

async function openPractice(
  { settings, clock, closing }: Start,
  { people, facts }: Data,
): Promise<PracticeStores | null> {
  if (!settings.isLocal || !settings.isPracticeOn) return null;
  const practice = await openPracticeStores({ people, facts, dataDir: settings.dataDir, clock });
  closing.push(() => practice.close());
  return practice;
}

/** Identity, billing and alerts, as this deployment has them. */
async function composeServices(start: Start, { people, facts, boss }: Data, origin: () => string) {
  const { settings, clock, log, closing } = start;
  const mail = await createMailQueue(boss);
  const practiceIssuer = settings.isLocal && settings.roles.includes('web') ? await openPracticeIssuer() : null;
  if (practiceIssuer) closing.push(() => practiceIssuer.close());
  const common = { settings, clock, mail, origin };
  const practiceProvider = practiceIssuer?.provider ?? null;
  const identity = composeIdentity({ ...common, database: people, practiceProvider });
  // a wrong SECRET_KEY should fail the start, not the first sign-in
  await getSigningKey(identity.deps);
  const paying = await composeBilling({ ...common, log, database: people, facts });
  const { sandbox } = paying;
  if (sandbox) closing.push(() => sandbox.stop());
  const { alerts, wire } = composeAlerts({ ...common, people, facts });
  closing.push(() => wire.close());
  return { mail, origin, identity, paying, alerts };
}

/** The role `jobs`, if this process has it. */
async function runBackground(
  { settings, clock, log, closing }: Start,
  { unhurried, boss }: Data,
  { identity, paying, alerts }: Services,
  tracking: Tracking | null,
): Promise<void> {
  if (!unhurried) return;
  const { destroy: _, ...patient } = unhurried;
  const rates = settings.fxRatesUrl && tracking ? { url: settings.fxRatesUrl, fetcher: tracking.fetcher } : null;
  const { billing } = paying;
  await runJobs({
    ...{ ...patient, boss, identity: identity.deps, clock, rates, billing },
    transport: transportOf(settings),
  });
  const dueWork = runDueWork({ ...alerts, ...patient }, log);
  closing.push(() => dueWork.stop());
}

/** How this process tells whether it is well. */
async function openWatching({ settings, clock, log, closing }: Start, { people, facts }: Data) {
  const metrics = openMetrics({ people, facts }, clock);
  const assertReady = openReadiness({ people, facts, clock });
  if (settings.metricsAddress) {
    const served = await serveMetrics(settings.metricsAddress, { metrics, assertReady, log });
    closing.push(() => served.close());
  }
  return { metrics, assertReady };
}

/** The role `web`. Returns the app's own address. */
async function serveApp(
  { settings, clock, log, version, webFolder, closing }: Start,
  { people, facts, databaseUrl, boss }: Data,
  { mail, origin, identity, paying, alerts }: Services,
  shown: Awaited<ReturnType<typeof openWatching>> & {
    tracking: Tracking;
    practice: PracticeStores | null;
    demo: Running['demo'];
    pastRead: () => number | null;
  },
): Promise<string> {
  const { metrics, assertReady, tracking, demo, pastRead } = shown;
  const practiceStores = shown.practice?.stores ?? [];
  const app = await buildApp({
    ...{ people, facts, clock, log, webFolder, origin, metrics, assertReady, alerts },
    fetcher: tracking.fetcher,
    identity: identity.forApp,
    stores: storeReader(tracking),
    operating: {
      ...{ version, startedAtMs: clock.now(), keep: settings.keep, mail },
      sendAgain: (mailId) => sendAgain(people, boss, mailId),
    },
    billing: paying.billing,
    sandbox: paying.sandbox,
    planChanges: listenToPlanChanges(databaseUrl, log),
    outbox: () => listOutbox(outboxOf(settings)),
    practiceStores: () => practiceStores.map(({ name, platform, url }) => ({ name, platform, url })),
    practiceHistory: pastRead,
    countTrueOrders: (url, fromMs, untilMs) =>
      practiceStores.find((store) => store.url === new URL(url).origin)?.countOrders(fromMs, untilMs) ?? null,
    settings: appSettings(settings, {
      ...identity.config,
      isLocal: settings.isLocal,
      mail: settings.smtpUrl ? 'smtp' : 'folder',
      billing: paying.config,
      keptDays: keptDays(settings.keep),
      demo,
    }),
  });
  closing.push(() => app.close());
  return listen(app, settings);
}

async function offerFirstOperator({ settings }: Start, { identity, origin }: Services): Promise<string | null> {
  if (settings.isLocal || !settings.roles.includes('web')) return null;
  const code = await makeOperatorCode(identity.deps);
  return code && `${origin()}/signup?operator=${code}`;
}

function outboxOf({ dataDir }: Settings): string {
  return join(dataDir, 'outbox');
}

function transportOf(settings: Settings): MailTransport {
  const { smtpUrl, mailFrom, publicUrl } = settings;
  if (!smtpUrl) return outboxTransport(outboxOf(settings));
  const { hostname } = new URL(publicUrl ?? 'http://localhost');
  return smtpTransport(smtpUrl, mailFrom ?? `Tillwatch <no-reply@${hostname}>`);
}

function appSettings(settings: Settings, config: PublicConfig): AppSettings {
  const { isLocal, publicUrl, trustProxy, dataDir, secretKey, metricsToken, operator, helpUrl, billing } = settings;
  return {
    ...{ isLocal, publicUrl, dataFolder: dataDir, secretKey, metricsToken, config },
    trustProxy: trustProxy.length > 0 ? trustProxy.join(',') : false,
    callLimits: callLimits(settings.readsPerMinute),
    site: { operator, helpUrl, isBillingOn: billing.provider !== 'off' },
  };
}

/** Null: this process neither reads stores nor asks others for anything. */
function openTracking(start: Start, { databaseUrl, factsUrl }: Data, practice: PracticeStores | null): Tracking | null {
  const { settings, version, log, closing } = start;
  const { trackerContact, publicUrl, allowedPrivateHosts, trackerEgress, roles } = settings;
  const isPolling = roles.includes('tracker');
  if (!isPolling && !roles.includes('web') && settings.fxRatesUrl === null) return null;
  const tracking = runTrackerThread(
    {
      ...{ databaseUrl, factsUrl, isPolling, version },
      contact: trackerContact ?? publicUrl,
      allowedPrivateHosts: [...allowedPrivateHosts, ...(practice?.stores ?? []).map(({ host }) => host)],
      egress: trackerEgress,
      hostRequestsPerDay: settings.hostRequestsPerDay,
      networkRequestsPerDay: settings.networkRequestsPerDay,
      keep: settings.keep,
      logLevel: settings.logLevel,
      tracesUrl: settings.tracesUrl,
    },
    log,
  );
  closing.push(() => tracking.stop());
  return tracking;
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is taken: stop the program that uses it, or set PORT to another.`, { cause });
    if (code === 'EACCES')
      throw new StartError(`This user may not open port ${port}: set PORT to 1024 or more.`, { cause });
    if (code === 'EADDRNOTAVAIL') throw new StartError(`HOST ${host} is not an address of this machine.`, { cause });
    throw cause;
  }
  const { port: opened } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${opened}`;
}

/** Begins to read the practice stores' past, if some of it is missing. */
async function readPast(start: Start, data: Data, practice: PracticeStores | null): Promise<History | null> {
  const { settings, clock, log, onHistory, closing } = start;
  if (!practice || settings.isEmpty || !settings.roles.includes('tracker')) return null;
  const { people, facts, databaseUrl, factsUrl } = data;
  const deps = { people, facts, databaseUrl, factsUrl, clock };
  const { startsAt, stores } = practice;
  await openDemo(deps, stores);
  const onFault = (error: unknown) => log.warn({ err: error }, 'reading the practice stores’ past is delayed');
  const history = await runHistory({ ...deps, startsAt, nowMs: clock.now(), retry: { onFault } }, stores, onHistory);
  if (history) closing.push(() => history.stop());
  return history;
}
