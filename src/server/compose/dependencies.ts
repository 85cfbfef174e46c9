import type { FastifyPluginAsync } from 'fastify';
import type { AlertDeps } from '#alerts/deps.ts';
import type { PlanChanges } from '#billing/change/plan-changes.ts';
import type { BillingDeps } from '#billing/deps.ts';
import type { RunningSandbox } from '#billing/providers/sandbox/run-sandbox.ts';
import type { PublicConfig } from '#contract/config.ts';
import type { OutboxMail, PracticeStore } from '#contract/local.ts';
import type { Databases } from '#database/connect.ts';
import type { Retention } from '#database/partitions.ts';
import type { KeyAllowance, KeyOwner } from '#identity/personal-key/authenticate-by-key.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import type { Fetcher } from '#tracker/fetch/fetcher.ts';
import type { ProbedSignal, StoreIdentity } from '#tracker/reading.ts';
import type { CallLimits } from '../http/call-limits.ts';
import type { Site } from '../pages/site.ts';
import type { Metrics } from '../processes/metrics.ts';

/** Everything the HTTP app needs. The app opens nothing itself, so that tests can pass in what they want. */
export type AppDependencies = Databases & {
  clock: Clock;
  log: Log;
  settings: AppSettings;
  identity: Identity;
  stores: StoreReader;
  fetcher: Fetcher;
  /** Null: billing is off and has no routes. */
  billing: BillingDeps | null;
  operating: Operating;
  /** The process's own metrics, if it serves them elsewhere too. */
  metrics?: Metrics;
  assertReady?: () => Promise<void>;
  /** Local mode only. */
  sandbox?: RunningSandbox | null;
  alerts: AlertDeps;
  planChanges: PlanChanges;
  /** Local mode only. */
  outbox?: () => Promise<OutboxMail[]>;
  /** Local mode only: the practice stores that are open. */
  practiceStores?: () => PracticeStore[];
  /** Local mode only: how much of the practice stores' past has been read; null if none is being read. */
  practiceHistory?: () => number | null;
  /** Local mode only: how many orders a practice store took in [from, until); null if no such store is open. */
  countTrueOrders?: (url: string, fromMs: number, untilMs: number) => number | null;
  /** Our own address for public pages, without a trailing slash; known once the app listens. */
  origin: () => string;
  /** The folder of the built web. If it is null or missing, only the API is served. */
  webFolder: string | null;
};

/** What an operator sees and controls besides the tables. */
export type Operating = {
  version: string;
  startedAtMs: number;
  keep: Retention;
  mail: MailQueue;
  /** False if no such mail is waiting. */
  sendAgain(mailId: string): Promise<boolean>;
};

export type AppSettings = {
  /** Local mode: bound to loopback, no public address, not production. */
  isLocal: boolean;
  /** Our address for others, without a trailing slash. */
  publicUrl: string | null;
  /** Proxies whose address headers are trusted, in Fastify's form; false: none. */
  trustProxy: string | boolean;
  /** Where pictures are cached. */
  dataFolder: string;
  /** The key with which picture addresses are signed. */
  secretKey: string;
  /** Whoever sends this token may read the metrics remotely; null: only this machine may. */
  metricsToken: string | null;
  callLimits: CallLimits;
  site: Site;
  config: PublicConfig;
};

export type SignedIn = {
  accountId: string;
  /** Null: the call was made with a key, which opens no session. */
  sessionId: string | null;
  emailVerified: boolean;
  /** Whether the person signed in at most five minutes ago. */
  isRecentLogin?: boolean;
  key?: KeyAllowance;
};

export type Identity = {
  /** Throws `unauthenticated` or `account-disabled`. */
  authenticate(idToken: string): Promise<SignedIn>;
  /** The same for a plain link, by its `Cookie` header. */
  authenticateByCookie(cookieHeader: string): Promise<SignedIn>;
  /** The same for a program, by a personal key. */
  authenticateByKey(key: string): Promise<KeyOwner>;
  /** Hosts of sign-in providers' account pictures. Their subdomains count too. */
  pictureHosts: string[];
  /** Serves /v1/*, /v2/* and /__/auth/* in the Identity Toolkit's own format, with its own errors. */
  wire: FastifyPluginAsync;
};

/** `url`: as it was typed; `origin`: the most likely origin of the store. */
export type StoreAddress = { host: string; origin: string; url: string };

export type CheckedStore = StoreIdentity & { host: string; signals: ProbedSignal[] };

export type StoreReader = {
  /** Turns what a person typed into a canonical host, without a request. Throws `store-address-invalid`. */
  parse(url: string): StoreAddress;
  /** Reads enough of a store to identify it. Throws a store-* problem if it cannot be tracked. */
  check(address: StoreAddress): Promise<CheckedStore>;
};
