import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SECRET_KEY = 'k'.repeat(32);

function problemsOf(env: Record<string, string>, argv: string[] = []): string[] {
  try {
    readSettings({ DATA_DIR: folder, ...env }, argv);
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('without settings it is a local server on loopback with every role', () => {
  expect(readSettings({ DATA_DIR: folder }, [])).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: folder,
    databaseUrl: null,
    factsDatabaseUrl: null,
    smtpUrl: null,
    mailFrom: null,
    isPracticeOn: true,
    allowedPrivateHosts: [],
    publicUrl: null,
    secretKey: readFileSync(join(folder, 'secret-key'), 'utf8').trim(),
    signUp: 'open',
    metricsAddress: null,
    tracesUrl: null,
    metricsToken: null,
    backupKey: null,
    trustProxy: [],
    trackerContact: null,
    trackerEgress: 'default',
    hostRequestsPerDay: 2_000,
    readsPerMinute: 600,
    networkRequestsPerDay: 43_200,
    google: null,
    oidcProviders: [],
    customTokenKey: null,
    analyticsId: null,
    adsId: null,
    fxRatesUrl: null,
    billing: { provider: 'sandbox' },
    keep: { hoursDays: 732, eventsDays: 732, evidenceDays: 90, pollsDays: 30 },
    operator: { name: null, address: null, email: null },
    helpUrl: null,
    logLevel: 'warn',
    roles: ['web', 'tracker', 'jobs'],
    isEmpty: false,
    isLocal: true,
  });
});

test('other sign-in providers are read, and a mistake in them is reported', () => {
  const issuer = { name: 'acme', label: 'Acme', issuer: 'https://id.acme.example', clientId: 'x' };
  const read = (env: object) => readSettings({ DATA_DIR: folder, ...env }, []);
  expect(read({ OIDC_PROVIDERS: JSON.stringify([issuer]) }).oidcProviders).toEqual([{ ...issuer, trustsEmail: false }]);
  expect(() => read({ OIDC_PROVIDERS: JSON.stringify([issuer, issuer]) })).toThrow(
    'OIDC_PROVIDERS must be a JSON list',
  );
  expect(() => read({ OIDC_PROVIDERS: 'acme' })).toThrow('OIDC_PROVIDERS must be a JSON list');
  expect(read({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }).google).toEqual({
    clientId: 'a',
    clientSecret: 'b',
  });
  expect(() => read({ GOOGLE_CLIENT_ID: 'a' })).toThrow('must be set together');
  expect(() => read({ ANALYTICS_ID: 'UA-1' })).toThrow('ANALYTICS_ID must look like');
});

test('the data folder is by default .data in the working directory, as an absolute path', () => {
  expect(readSettings({ SECRET_KEY }, []).dataDir).toBe(join(process.cwd(), '.data'));
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ DATA_DIR: folder, PORT: '', PUBLIC_URL: ' ' }, [])).toMatchObject({
    port: 3000,
    isLocal: true,
  });
});

test('lists, addresses and arguments are read', () => {
  const settings = readSettings(
    {
      DATA_DIR: folder,
      SECRET_KEY,
      PUBLIC_URL: 'https://watch.example/',
      SMTP_URL: 'smtps://mail.example',
      ALLOWED_PRIVATE_HOSTS: 'LocalHost:4000, [::1]:80',
      TRUST_PROXY: '10.0.0.0/8,loopback',
      TRACKER_CONTACT: 'ops@watch.example',
      PRACTICE: 'off',
    },
    ['--roles=jobs,web', '--empty'],
  );
  expect(settings).toMatchObject({
    publicUrl: 'https://watch.example',
    allowedPrivateHosts: ['localhost:4000', '[::1]:80'],
    trustProxy: ['10.0.0.0/8', 'loopback'],
    trackerContact: 'ops@watch.example',
    isPracticeOn: false,
    roles: ['web', 'jobs'],
    isEmpty: true,
    isLocal: false,
  });
});

test('all problems are reported at once, one per line, and no secret is repeated', () => {
  const problems = problemsOf(
    {
      PORT: '70000',
      DATABASE_URL: 'mysql://u:hunter2@host/db',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'nobody',
      PRACTICE: 'maybe',
      ALLOWED_PRIVATE_HOSTS: 'localhost',
      PUBLIC_URL: 'https://watch.example/app',
      SECRET_KEY: 'short-hunter2',
      TRUST_PROXY: '10.0.0.0/99',
      TRACKER_CONTACT: 'me',
      LOG_LEVEL: 'loud',
    },
    ['--roles=web,cook', '--verbose', 'now'],
  );
  expect(problems.map((line) => line.split(' ')[0])).toEqual([
    ...[
      'PORT',
      'DATABASE_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'PRACTICE',
      'ALLOWED_PRIVATE_HOSTS',
      'PUBLIC_URL',
      'SECRET_KEY',
    ],
    ...['TRUST_PROXY', 'TRACKER_CONTACT', 'LOG_LEVEL', '--verbose', '"now"', '--roles'],
  ]);
  expect(problems.join()).not.toContain('hunter2');
  expect(problems).toContain('--verbose is not an option: there are --empty and --roles=web,tracker,jobs.');
});

describe('local mode', () => {
  test.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.8.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.4' }, false],
    [{ HOST: 'watch.example' }, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'development' }, true],
  ])('%j is local: %s', (env, isLocal) => {
    expect(readSettings({ DATA_DIR: folder, SECRET_KEY, MAIL: 'folder', ...env }, []).isLocal).toBe(isLocal);
  });

  test('creates a private key in the data folder and reuses it', () => {
    const dataDir = join(folder, 'new', 'data');
    const first = readSettings({ DATA_DIR: dataDir }, []).secretKey;
    expect(Buffer.from(first, 'base64')).toHaveLength(32);
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
    expect(readSettings({ DATA_DIR: dataDir }, []).secretKey).toBe(first);
  });

  test('outside it, a missing key is a problem, and none is created', () => {
    expect(problemsOf({ HOST: '0.0.0.0', MAIL: 'folder' })).toEqual([expect.stringMatching(/^SECRET_KEY is required/)]);
    expect(() => statSync(join(folder, 'secret-key'))).toThrow();
  });

  test('outside it, mail needs a server, or a setting that keeps it in a folder', () => {
    const open = { HOST: '0.0.0.0', SECRET_KEY };
    expect(problemsOf(open)).toEqual([expect.stringMatching(/^SMTP_URL is required/)]);
    expect(problemsOf({ ...open, MAIL: 'folder' })).toEqual([]);
    expect(problemsOf({ ...open, SMTP_URL: 'smtp://mail.example' })).toEqual([]);
    expect(problemsOf({ ...open, MAIL: 'post' })).toEqual([expect.stringMatching(/^MAIL must be folder/)]);
    expect(problemsOf({ MAIL: 'folder', SMTP_URL: 'smtp://mail.example' })).toEqual([
      'SMTP_URL and MAIL exclude each other: set one of them.',
    ]);
  });
});

test('a data folder that cannot be created is reported in one sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  const problems = problemsOf({ DATA_DIR: join(folder, 'file', 'data') });
  expect(problems).toEqual([expect.stringMatching(/^The data folder .* cannot be written \(ENOTDIR\)/)]);
});

test('retention is given in months and days; too short a retention is refused', () => {
  const kept = readSettings(
    { DATA_DIR: folder, KEEP_HOURS_MONTHS: '60', KEEP_EVIDENCE_DAYS: '14', KEEP_POLLS_DAYS: '2' },
    [],
  );
  expect(kept.keep).toEqual({ hoursDays: 1830, eventsDays: 732, evidenceDays: 14, pollsDays: 2 });
  expect(problemsOf({ KEEP_HOURS_MONTHS: '1', KEEP_EVIDENCE_DAYS: 'x' })).toEqual([
    'KEEP_HOURS_MONTHS must be a whole number from 2 up.',
    'KEEP_EVIDENCE_DAYS must be a whole number from 7 up.',
  ]);
});

describe('the payment provider', () => {
  const PADDLE = {
    PADDLE_API_KEY: 'key',
    PADDLE_WEBHOOK_SECRET: 'one,two',
    PADDLE_VENDOR_ID: '12345',
    PADDLE_PRICES: ['basic', 'standard', 'premium'].map((plan) => `${plan}=pri_1,${plan}-no-trial=pri_2`).join(),
  };
  const PUBLIC = { PUBLIC_URL: 'https://shop.example', SECRET_KEY, MAIL: 'folder' };
  const billingOf = (env: Record<string, string>) => readSettings({ DATA_DIR: folder, ...env }, []).billing;

  test('is the sandbox on one machine only; in public it is Paddle if configured, or none', () => {
    expect(billingOf({})).toEqual({ provider: 'sandbox' });
    expect(billingOf({ BILLING: 'off' })).toEqual({ provider: 'off' });
    expect(billingOf(PUBLIC)).toEqual({ provider: 'off' });
    expect(billingOf({ ...PUBLIC, ...PADDLE })).toMatchObject({
      provider: 'paddle',
      vendorId: 12345,
      webhookSecrets: ['one', 'two'],
      environment: 'production',
    });
    expect(problemsOf({ ...PUBLIC, BILLING: 'sandbox' })).toEqual([
      'BILLING must be paddle or off when the server is public: the cards of the sandbox pay nothing.',
    ]);
  });

  test('reports everything that is missing from half a configuration', () => {
    expect(problemsOf({ BILLING: 'paddle', PADDLE_PRICES: 'basic=pri_1' })).toEqual([
      'PADDLE_API_KEY is needed with BILLING=paddle.',
      'PADDLE_WEBHOOK_SECRET is needed with BILLING=paddle.',
      'PADDLE_PRICES lacks basic-no-trial, standard, standard-no-trial, premium, premium-no-trial.',
      'PADDLE_CLIENT_TOKEN or PADDLE_VENDOR_ID is needed with BILLING=paddle.',
    ]);
    expect(problemsOf({ PADDLE_PRICES: 'basic' })[0]).toContain('PADDLE_PRICES must be');
  });
});
