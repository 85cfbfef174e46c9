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

/** All that the HTTP app is made of. It opens nothing itself, so that tests can hand in what they want. */
export type AppDependencies = Databases & {
  clock: Clock;
  log: Log;
  settings: AppSettings;
  identity: Identity;
  stores: StoreReader;
  fetcher: Fetcher;
  /** Null: billing is off, and nothing of it is there. */
  billing: BillingDeps | null;
  operating: Operating;
  /** Those of the process, where it shows them elsewhere too. */
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
  /** Local mode only: how much of the practice stores' past has been read; null where none is being read. */
  practiceHistory?: () => number | null;
  /** Local mode only: how many orders a practice store took in [from, until); null where it is none that is open. */
  countTrueOrders?: (url: string, fromMs: number, untilMs: number) => number | null;
  /** The address that public pages name as theirs, without a slash at the end; known once the app listens. */
  origin: () => string;
  /** Where the built web is; null, or a folder that is not there: the API alone. */
  webFolder: string | null;
};

/** What an operator sees and moves besides the tables. */
export type Operating = {
  version: string;
  startedAtMs: number;
  keep: Retention;
  mail: MailQueue;
  /** False where no such mail waits. */
  sendAgain(mailId: string): Promise<boolean>;
};

export type AppSettings = {
  /** Local mode: bound to loopback, no public address, not production. */
  isLocal: boolean;
  /** The address that others reach us by, without a slash at the end. */
  publicUrl: string | null;
  /** Proxies whose address headers count, as Fastify takes them; false: none. */
  trustProxy: string | boolean;
  /** Where pictures are cached. */
  dataFolder: string;
  /** Signs addresses of pictures. */
  secretKey: string;
  /** Who brings it may read figures from afar; null: only the machine itself may. */
  metricsToken: string | null;
  callLimits: CallLimits;
  site: Site;
  config: PublicConfig;
};

export type SignedIn = {
  accountId: string;
  /** Null: by a key, which opens no session. */
  sessionId: string | null;
  emailVerified: boolean;
  key?: KeyAllowance;
};

export type Identity = {
  /** Throws `unauthenticated` or `account-disabled`. */
  authenticate(idToken: string): Promise<SignedIn>;
  /** The same for a plain link, by the `Cookie` header. */
  authenticateByCookie(cookieHeader: string): Promise<SignedIn>;
  /** The same for a program, by the key of a person. */
  authenticateByKey(key: string): Promise<KeyOwner>;
  /** Where sign-in providers keep the pictures of their people; names below these count too. */
  pictureHosts: string[];
  /** Serves /v1/*, /v2/* and /__/auth/*, in its own wire and with its own errors. */
  wire: FastifyPluginAsync;
};

/** `url`: as it was typed; `origin`: where the store most likely is. */
export type StoreAddress = { host: string; origin: string; url: string };

export type CheckedStore = StoreIdentity & { host: string; signals: ProbedSignal[] };

export type StoreReader = {
  /** What a person typed, as a canonical host; throws `store-address-invalid`. Asks nobody. */
  parse(url: string): StoreAddress;
  /** Reads enough of a store to say what it is; throws a store-* problem where it cannot be tracked. */
  check(address: StoreAddress): Promise<CheckedStore>;
};
