import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { listenToPlanChanges } from '#billing/change/plan-changes.ts';
import type { PublicConfig } from '#contract/config.ts';
import type { Databases } from '#database/connect.ts';
import { connectBoth, type DatabaseUrls } from '#database/connect-both.ts';
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
    const { boss, stop: stopQueue } = await startQueue(databaseUrl, log);
    closing.push(stopQueue);

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
    const demo = practice && !settings.isEmpty ? DEMO : null;
    const address = { url: '' };
    const origin = () => settings.publicUrl ?? address.url;
    const past: { history: History | null } = { history: null };
    const mail = await createMailQueue(boss);
    const practiceIssuer = settings.isLocal && settings.roles.includes('web') ? await openPracticeIssuer() : null;
    if (practiceIssuer) closing.push(() => practiceIssuer.close());
    const identity = composeIdentity({
      settings,
      database: people,
      clock,
      mail,
      origin,
      practiceProvider: practiceIssuer?.provider ?? null,
    });
    // a wrong SECRET_KEY should fail the start, not the first sign-in
    await getSigningKey(identity.deps);
    const { billing, sandbox, ...paying } = await composeBilling({
      ...{ settings, clock, log, mail, origin },
      ...{ database: people, facts: databases.facts },
    });
    if (sandbox) closing.push(() => sandbox.stop());
    const { alerts, wire } = composeAlerts({ ...databases, settings, clock, mail, origin });
    closing.push(() => wire.close());
    const outbox = join(settings.dataDir, 'outbox');
    if (unhurried) {
      const { destroy: _, ...patient } = unhurried;
      const transport = transportOf(settings, outbox);
      const rates = settings.fxRatesUrl && tracking ? { url: settings.fxRatesUrl, fetcher: tracking.fetcher } : null;
      await runJobs({ ...patient, boss, identity: identity.deps, clock, transport, rates, billing });
      const dueWork = runDueWork({ ...alerts, ...patient }, log);
      closing.push(() => dueWork.stop());
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
        origin,
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
      address.url = await listen(app, settings);
    }
    const isPublicWeb = !settings.isLocal && settings.roles.includes('web');
    const code = isPublicWeb ? await makeOperatorCode(identity.deps) : null;
    const firstOperatorUrl = code && `${origin()}/signup?operator=${code}`;
    const { onHistory } = deps;
    const history =
      practice && !settings.isEmpty && isPolling
        ? await openHistory({ ...databases, ...urls, clock, practice, log, onHistory })
        : null;
    past.history = history;
    if (history) closing.push(() => history.stop());
    return { url: address.url, demo, history, firstOperatorUrl, stop };
  } catch (error) {
    await stop().catch((cause) => log.error({ err: cause }, 'stopping after a failed start'));
    throw error;
  }
}

function transportOf({ smtpUrl, mailFrom, publicUrl }: Settings, outbox: string): MailTransport {
  if (!smtpUrl) return outboxTransport(outbox);
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
