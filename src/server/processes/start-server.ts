import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { deliverDue } from '#alerts/delivery/deliver-due.ts';
import { judgeRulesInRounds } from '#alerts/ring/judge-rules.ts';
import { listenToPlanChanges } from '#billing/change/plan-changes.ts';
import { sendDueBriefs } from '#briefs/send-due.ts';
import type { Databases } from '#database/connect.ts';
import { connectBoth, type DatabaseUrls } from '#database/connect-both.ts';
import { startEmbedded } from '#database/embedded/start-embedded.ts';
import { knowsLetters } from '#database/knows-letters.ts';
import { migrateBoth } from '#database/migrate.ts';
import { makePartitions, setRetention } from '#database/partitions.ts';
import { shareAnswers } from '#database/shared-reader.ts';
import { makeOperatorCode } from '#identity/operator/first-operator.ts';
import { openPracticeIssuer } from '#identity/practice-issuer/open-practice-issuer.ts';
import { getSigningKey } from '#identity/session/signing-keys.ts';
import { listOutbox, outboxTransport } from '#mail/outbox.ts';
import { createMailQueue } from '#mail/queue.ts';
import { sendAgain } from '#mail/send-again.ts';
import { smtpTransport } from '#mail/smtp.ts';
import { type Clock, SECOND_MS, systemClock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import type { Settings } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';
import { seedRates } from '#sales/seed-rates.ts';
import { finishRestore } from '../backup/finish-restore.ts';
import { composeAlerts } from '../compose/compose-alerts.ts';
import { composeBilling } from '../compose/compose-billing.ts';
import { composeIdentity } from '../compose/compose-identity.ts';
import { keptDays } from '../compose/kept-days.ts';
import { buildApp } from '../http/app.ts';
import { callLimits } from '../http/call-limits.ts';
import { DEMO, openDemo } from '../practice/open-demo.ts';
import { openPracticeStores, type PracticeStores } from '../practice/open-practice-stores.ts';
import { type History, runHistory } from '../practice/run-history.ts';
import { sendDueExport } from '../sharing/send-due-exports.ts';
import { storeReader } from '../stores/store-reader.ts';
import { runTrackerThread } from '../tracking/run-tracker-thread.ts';
import type { Tracking } from '../tracking/tracking.ts';
import { runJobs } from './jobs.ts';
import { openMetrics } from './metrics.ts';
import { openTracing } from './open-tracing.ts';
import { openReadiness } from './readiness.ts';
import { runEvery } from './run-every.ts';
import { serveMetrics } from './serve-metrics.ts';
import { STATEMENT_TIMEOUT_MS } from './statement-timeouts.ts';

/** Figures of the whole catalogue may be cached this long. */
const SHARED_FOR_MS = 10_000;

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

/** Starts what the settings ask for: database, roles, practice stores. Throws StartError with a sentence for people. */
export async function startServer(
  settings: Settings,
  deps: {
    log: Log;
    webFolder: string;
    version: string;
    onStep(step: string): void;
    onHistory(share: number): void;
  },
): Promise<Running> {
  const { log, onStep } = deps;
  const clock = systemClock;
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    setRetention(settings.keep);
    if (settings.tracesUrl) {
      const tracing = await openTracing(settings.tracesUrl, deps);
      closing.push(() => tracing.close());
    }
    onStep('Starting the database …');
    const databaseUrl = settings.databaseUrl ?? (await openEmbedded(settings, deps, closing));
    const urls = { databaseUrl, factsUrl: settings.factsDatabaseUrl ?? databaseUrl };
    const databases = await openDatabases(urls, clock, closing);
    const { people } = databases;
    settings.secretKey = await finishRestore(people, settings);
    if ((settings.factsDatabaseUrl ?? settings.databaseUrl) && !(await knowsLetters(databases.facts)))
      log.warn(
        'LC_CTYPE of this database is C: searches in Arabic, and for accented letters, are slow. Create the database again with a UTF-8 locale (docs/OPERATING.md).',
      );
    // closed after the jobs, which still need it while they end
    const unhurried = settings.roles.includes('jobs')
      ? connectBoth(urls, { max: 8, longestMs: STATEMENT_TIMEOUT_MS.jobs })
      : null;
    if (unhurried) closing.push(unhurried.destroy);
    const boss = new PgBoss({
      connectionString: databaseUrl,
      max: 4,
      useListenNotify: true,
      // pg's driver reads this setting, although PgBoss's types do not have it
      ...{ statement_timeout: STATEMENT_TIMEOUT_MS.tracker },
    });
    let isStopping = false;
    boss.on('error', (error) => {
      // a job that outlives the stop cannot report its end; it will be run again
      if (!isStopping) log.error({ err: error }, 'jobs');
    });
    await boss.start();
    closing.push(() => {
      isStopping = true;
      return boss.stop({ graceful: true, timeout: 5_000 });
    });

    const practice =
      settings.isLocal && settings.isPracticeOn
        ? await openPracticeStores({ ...databases, dataDir: settings.dataDir, clock })
        : null;
    if (practice) closing.push(() => practice.close());
    const isPolling = settings.roles.includes('tracker');
    const tracking =
      isPolling || settings.roles.includes('web') || settings.fxRatesUrl !== null
        ? openTracking(settings, { ...deps, ...urls, practice })
        : null;
    if (tracking) closing.push(() => tracking.stop());
    const address = { url: '' };
    const past: { history: History | null } = { history: null };
    const mail = await createMailQueue(boss);
    const practiceIssuer = settings.isLocal && settings.roles.includes('web') ? await openPracticeIssuer() : null;
    if (practiceIssuer) closing.push(() => practiceIssuer.close());
    const identity = composeIdentity({
      settings,
      database: people,
      clock,
      mail,
      origin: () => settings.publicUrl ?? address.url,
      practiceProvider: practiceIssuer?.provider ?? null,
    });
    // a wrong SECRET_KEY should fail the start, not the first sign-in
    await getSigningKey(identity.deps);
    const { billing, sandbox, ...paying } = await composeBilling({
      ...{ settings, database: people, facts: databases.facts, clock, log, mail },
      origin: () => settings.publicUrl ?? address.url,
    });
    if (sandbox) closing.push(() => sandbox.stop());
    const { alerts, wire } = composeAlerts({
      ...{ ...databases, settings, clock, mail },
      origin: () => settings.publicUrl ?? address.url,
    });
    closing.push(() => wire.close());
    const outbox = join(settings.dataDir, 'outbox');
    if (unhurried) {
      const transport = settings.smtpUrl
        ? smtpTransport(
            settings.smtpUrl,
            settings.mailFrom ?? `Tillwatch <no-reply@${new URL(settings.publicUrl ?? 'http://localhost').hostname}>`,
          )
        : outboxTransport(outbox);
      const rates = settings.fxRatesUrl && tracking ? { url: settings.fxRatesUrl, fetcher: tracking.fetcher } : null;
      const { destroy: _, ...patient } = unhurried;
      await runJobs({
        ...patient,
        boss,
        identity: identity.deps,
        clock,
        transport,
        rates,
        billing,
      });
      const alerting = { ...alerts, ...patient };
      const judge = judgeRulesInRounds(alerting);
      const judging = runEvery('alerts', 5 * SECOND_MS, () => judge().then(() => false), log);
      const delivering = runEvery('deliveries', SECOND_MS, async () => (await deliverDue(alerting)) > 0, log);
      const exporting = { ...patient, clock, mail, secretKey: settings.secretKey };
      const sending = runEvery(
        'exports',
        10 * SECOND_MS,
        () => sendDueExport({ ...exporting, origin: () => settings.publicUrl ?? address.url }),
        log,
      );
      const briefing = runEvery(
        'briefs',
        30 * SECOND_MS,
        () => sendDueBriefs(alerting, (error) => log.error({ err: error }, 'briefs')).then(() => false),
        log,
      );
      closing.push(() => Promise.all([judging.stop(), delivering.stop(), briefing.stop(), sending.stop()]));
    }
    const metrics = openMetrics(databases, clock);
    const assertReady = openReadiness({ ...databases, clock });
    if (settings.metricsAddress) {
      const served = await serveMetrics(settings.metricsAddress, { metrics, assertReady, log });
      closing.push(() => served.close());
    }
    if (tracking && settings.roles.includes('web')) {
      const app = await buildApp({
        ...databases,
        clock,
        log,
        fetcher: tracking.fetcher,
        webFolder: deps.webFolder,
        origin: () => settings.publicUrl ?? address.url,
        identity: identity.forApp,
        stores: storeReader(tracking),
        metrics,
        assertReady,
        operating: {
          ...{ version: deps.version, startedAtMs: clock.now(), keep: settings.keep, mail },
          sendAgain: (mailId) => sendAgain(people, boss, mailId),
        },
        billing,
        sandbox,
        alerts,
        planChanges: listenToPlanChanges(databaseUrl, log),
        outbox: () => listOutbox(outbox),
        practiceStores: () => (practice?.stores ?? []).map(({ name, platform, url }) => ({ name, platform, url })),
        practiceHistory: () => past.history?.share() ?? null,
        countTrueOrders: (url, fromMs, untilMs) =>
          practice?.stores.find((store) => store.url === new URL(url).origin)?.countOrders(fromMs, untilMs) ?? null,
        settings: {
          isLocal: settings.isLocal,
          publicUrl: settings.publicUrl,
          trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy.join(',') : false,
          dataFolder: settings.dataDir,
          secretKey: settings.secretKey,
          metricsToken: settings.metricsToken,
          callLimits: callLimits(settings.readsPerMinute),
          site: {
            operator: settings.operator,
            helpUrl: settings.helpUrl,
            isBillingOn: settings.billing.provider !== 'off',
          },
          config: {
            ...identity.config,
            isLocal: settings.isLocal,
            mail: settings.smtpUrl ? 'smtp' : 'folder',
            billing: paying.config,
            keptDays: keptDays(settings.keep),
            demo: practice && !settings.isEmpty ? DEMO : null,
          },
        },
      });
      closing.push(() => app.close());
      address.url = await listen(app, settings);
    }
    const isPublicWeb = !settings.isLocal && settings.roles.includes('web');
    const code = isPublicWeb ? await makeOperatorCode(identity.deps) : null;
    const firstOperatorUrl = code && `${settings.publicUrl ?? address.url}/signup?operator=${code}`;
    const { onHistory } = deps;
    const history =
      practice && !settings.isEmpty && isPolling
        ? await openHistory({ ...databases, ...urls, clock, practice, log, onHistory })
        : null;
    past.history = history;
    if (history) closing.push(() => history.stop());
    return { url: address.url, demo: practice && !settings.isEmpty ? DEMO : null, history, firstOperatorUrl, stop };
  } catch (error) {
    await stop().catch((cause) => log.error({ err: cause }, 'stopping after a failed start'));
    throw error;
  }
}

async function openEmbedded(
  settings: Settings,
  { log, onStep }: { log: Log; onStep(step: string): void },
  closing: (() => Promise<unknown>)[],
): Promise<string> {
  const embedded = await startEmbedded({
    dataDir: settings.dataDir,
    log: { info: onStep, warn: (line: string) => log.warn(line) },
  });
  closing.push(() => embedded.stop());
  return embedded.url;
}

async function openDatabases(
  urls: DatabaseUrls,
  clock: Clock,
  closing: (() => Promise<unknown>)[],
): Promise<Databases> {
  const { people, facts, destroy } = connectBoth(urls, { max: 12, longestMs: STATEMENT_TIMEOUT_MS.web });
  shareAnswers(facts, SHARED_FOR_MS);
  closing.push(destroy);
  const upgrading = connectBoth(urls, { max: 2, longestMs: STATEMENT_TIMEOUT_MS.upgrade });
  try {
    await migrateBoth(upgrading, urls);
    await makePartitions(upgrading.facts, clock.now());
    await seedRates(upgrading.facts);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The database cannot be used: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    });
  } finally {
    await upgrading.destroy();
  }
  return { people, facts };
}

function openTracking(
  settings: Settings,
  deps: DatabaseUrls & { log: Log; version: string; practice: PracticeStores | null },
): Tracking {
  const { trackerContact, publicUrl, allowedPrivateHosts, trackerEgress } = settings;
  return runTrackerThread(
    {
      databaseUrl: deps.databaseUrl,
      factsUrl: deps.factsUrl,
      isPolling: settings.roles.includes('tracker'),
      version: deps.version,
      contact: trackerContact ?? publicUrl,
      allowedPrivateHosts: [...allowedPrivateHosts, ...(deps.practice?.stores ?? []).map(({ host }) => host)],
      egress: trackerEgress,
      hostRequestsPerDay: settings.hostRequestsPerDay,
      networkRequestsPerDay: settings.networkRequestsPerDay,
      keep: settings.keep,
      logLevel: settings.logLevel,
      tracesUrl: settings.tracesUrl,
    },
    deps.log,
  );
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

async function openHistory(
  deps: Databases &
    DatabaseUrls & {
      clock: Clock;
      practice: PracticeStores;
      log: Log;
      onHistory(share: number): void;
    },
): Promise<History | null> {
  await openDemo(deps, deps.practice.stores);
  const { startsAt, stores } = deps.practice;
  const onFault = (error: unknown) => deps.log.warn({ err: error }, 'reading the practice stores’ past is delayed');
  return runHistory({ ...deps, startsAt, nowMs: deps.clock.now(), retry: { onFault } }, stores, deps.onHistory);
}
