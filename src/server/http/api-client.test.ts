import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints/all.ts';
import { setOperator } from '#identity/operator/set-operator.ts';
import { call, createAccount, type TestApp, testApp } from '../testing/test-app.ts';
import { createReadStore, type TestStore } from '../testing/test-sales.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const run = promisify(execFile);

/** An alert rule on everything that is watched. */
const RULE = {
  ...{ storeId: null, groupId: null, productId: null, tag: null, coolDownHours: 0 },
  ...{ filter: null, filterList: 'products' },
  condition: { kind: 'price', direction: 'both', leastPercent: 0 },
};

type Sample = { params?: object; query?: object; body?: object; status?: number };
/** The status of each call, by name, as made by the generated client. */
type Client = { makeCalls(origin: string): Promise<Record<string, number>> };

let t: TestApp;
let folder: string;
let kept: TestStore;
let removed: TestStore;
beforeAll(async () => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'dist/client-'));
  t = await testApp();
  await createAccount(t.database, 'anna', 'PREMIUM');
  await createAccount(t.database, 'ben');
  await setOperator(t.database, 'anna', true);
  kept = await createReadStore(t.database, { host: 'kept.example', products: 1, watchedBy: ['anna'] });
  removed = await createReadStore(t.database, { host: 'removed.example', products: 1, watchedBy: ['anna'] });
});
afterAll(async () => {
  await t?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a client generated from the document compiles, and makes every call of the contract', async () => {
  const samples = sampleCalls();
  const document: OpenAPI3 = (await call(t, 'GET', '/api/openapi.json', { as: null })).json;
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTS(document)));
  writeFileSync(join(folder, 'client.ts'), writeClient(samples));
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--skipLibCheck'];
  const lax = ['--allowImportingTsExtensions', '--types', 'node', '--ignoreConfig'];
  const compiled = await run(process.execPath, [TSC, ...options, ...lax, join(folder, 'client.ts')]).catch(
    (error: { stdout?: string }) => ({ stdout: String(error.stdout) }),
  );
  expect(compiled.stdout).toBe('');

  const origin = await t.app.listen({ host: '127.0.0.1', port: 0 });
  const client: Client = await import(pathToFileURL(join(folder, 'client.ts')).href);
  const answered = await client.makeCalls(origin);
  const expected = Object.entries<Endpoint>(ENDPOINTS).map(([name, { answer, status = 200, subject }]) => {
    // this app has no identity service, so these calls are not found
    if (subject === 'Identity') return [name, 404];
    const done = answer.description === 'Done' ? 204 : status;
    return [name, samples[name as EndpointName]?.status ?? done];
  });
  expect(answered).toEqual(Object.fromEntries(expected));
}, 60_000);

/** The input of each call that needs one; `status` if its answer is not found. */
function sampleCalls(): Partial<Record<EndpointName, Sample>> {
  const url = 'https://shop.example';
  const store = { params: { id: String(kept.id) } };
  const product = { params: { id: `${kept.id}-${kept.products[0]}` } };
  const unknown = { params: { id: 'unknown' }, status: 404 };
  const stores = [
    'getStore',
    'listStoreProducts',
    'listStoreSignals',
    'listStorePins',
    'listStoreBestSellers',
    'getStoreAssortment',
    'listStoreSales',
    'listStoreReadings',
    'listStoreEvidence',
    'listStoreRestatements',
    'checkPracticeStore',
  ] as const;
  const catalogueStores = ['listStoreEvents', 'getCatalogueStore', 'listCatalogueStoreProducts'] as const;
  const products = [
    'getProduct',
    'listProductEvidence',
    'listProductRestatements',
    'listProductEvents',
    'getProductRank',
    'getCatalogueProduct',
  ] as const;

  return {
    ...Object.fromEntries([...stores, ...catalogueStores].map((name) => [name, store])),
    ...Object.fromEntries(products.map((name) => [name, product])),
    listStores: { query: { tags: ['SHOES', 'TOYS'], sortBy: 'newest', favorited: 'false', minPrice: 1 } },
    checkStore: { body: { url } },
    addStore: { body: { url } },
    changeStore: { ...store, body: { favorited: true } },
    removeStore: { params: { id: String(removed.id) } },
    changeProduct: { ...product, body: { favorited: true } },
    getPriceHistory: { ...product, query: { from: '2026-11-01', to: '2026-11-20' } },
    getStoreOrdersAround: { ...store, query: { at: '2026-11-10T12:00:00Z' } },
    getProductOrdersAround: { ...product, query: { at: '2026-11-10T12:00:00Z' } },
    changeCatalogueStore: { ...store, body: { favorited: true } },
    changeCatalogueProduct: { ...product, body: { favorited: true } },
    getComparison: { query: { of: [store.params.id, product.params.id] } },
    getTrend: { query: { scope: 'database', dateRange: 'LAST_30_DAYS' } },
    checkEmail: { body: { email: 'anna@localhost' } },
    endSession: unknown,
    writeReview: { body: { text: 'It told me what moved.', stars: 5, name: 'Anna', about: '' }, status: 403 },
    removeReview: { status: 404 },
    decideReview: { ...unknown, body: { state: 'approved', writtenAt: '2026-11-20T12:00:00Z' } },
    previewPlanChange: { body: { plan: 'STANDARD' } },
    changePlan: { body: { plan: 'STANDARD' } },
    resumePlan: { status: 409 },
    refundPayments: { status: 409 },
    changePaymentMethod: { status: 409 },
    getInvoice: unknown,
    setReferrer: { body: { code: '22222222' }, status: 422 },
    useCredits: { body: { months: 1 }, status: 409 },
    getStorePicture: { params: { signature: 'wrong' }, query: { of: url }, status: 404 },
    getAccountPicture: { params: { version: 'unknown' }, status: 404 },
    takeWebhook: { params: { provider: 'unknown' }, status: 404 },
    getCheckout: unknown,
    payCheckout: { ...unknown, body: { card: '4242424242424242', expires: '01/33', country: 'US' } },
    confirmCheckout: { ...unknown, body: { isApproved: true } },
    advanceBilling: { body: { days: 0 } },
    chargeBack: { body: { transactionId: 'unknown' }, status: 404 },
    getSandboxInvoice: unknown,
    claimOperator: { body: { code: 'unknown', email: 'ben@example.org' }, status: 404 },
    changePerson: { params: { id: 'ben' }, body: { plan: 'BASIC' } },
    signOutPerson: { params: { id: 'ben' } },
    deletePerson: unknown,
    invitePerson: { body: { email: 'carl@example.org' } },
    readStoreNow: store,
    excludeStore: { params: { id: String(removed.id) } },
    makePersonalKey: { body: { name: 'A program', mayWrite: false, callsPerMinute: 60 } },
    revokePersonalKey: unknown,
    readAuthorization: { status: 400 },
    decideAssistant: { body: { request: {}, isAllowed: false }, status: 400 },
    revokeAssistant: unknown,
    registerClient: { body: { redirect_uris: ['https://assistant.example/'] } },
    issueTokens: { body: {}, status: 400 },
    revokeToken: { body: { token: 'unknown' } },
    askByAssistant: { status: 401 },
    makeChannel: { body: { name: 'My mail', target: { kind: 'mail' } } },
    tryChannel: { body: { target: { kind: 'mail' } } },
    removeChannel: unknown,
    resumeChannel: unknown,
    listDeliveries: unknown,
    replayDelivery: unknown,
    getFeed: { status: 404 },
    makeBrief: { body: { groupId: null, frequency: 'weekly', hour: 7, zone: 'UTC', sendsEmpty: false } },
    previewBrief: { body: { groupId: null, frequency: 'weekly', hour: 7, zone: 'UTC', sendsEmpty: false } },
    changeBrief: { ...unknown, body: { stopped: true } },
    removeBrief: unknown,
    stopBrief: { query: { key: 'unknown' }, status: 404 },
    makeGroup: { body: { name: 'Mine', color: 'green', kind: 'stores', members: [] } },
    changeGroup: { ...unknown, body: { name: 'Ours', add: [], remove: [] } },
    removeGroup: unknown,
    makeNote: { body: { storeId: String(kept.id), productId: null, day: '2026-11-20', text: 'New prices' } },
    changeNote: { ...unknown, body: { text: 'Other prices' } },
    removeNote: unknown,
    rehearseAlert: { body: RULE },
    makeAlertRule: { body: { ...RULE, name: 'All', quiet: null, channelIds: [] } },
    changeAlertRule: { ...unknown, body: { muted: true } },
    removeAlertRule: unknown,
    changeAlertRing: { params: { id: '999999' }, body: { acknowledged: true }, status: 404 },
    makeShare: { body: { kind: 'list', name: 'Mine', target: '/api/stores', expiresInDays: 30 } },
    revokeShare: unknown,
    getSharedList: { status: 410 },
    openSharedPage: { status: 410 },
    scheduleExport: { body: { name: 'Mine', target: '/api/products', every: 'week', format: 'csv' } },
    stopExport: unknown,
    stopExportByMail: { query: { key: 'unknown' }, status: 404 },
    sendMailAgain: { params: { id: '0199a1b2-0000-7000-8000-000000000001' }, status: 404 },
  };
}

function writeClient(samples: Partial<Record<EndpointName, Sample>>): string {
  const calls = Object.entries<Endpoint>(ENDPOINTS).map(([name, endpoint]) => {
    const { params, query, body } = samples[name as EndpointName] ?? sampleOf(endpoint);
    const file = endpoint.bodyTypes && ['body: FILE', 'bodySerializer: (body: unknown) => body as Blob'];
    const parts = [
      ...(params || query ? [`params: ${JSON.stringify({ path: params, query })}`] : []),
      ...(body ? [`body: ${JSON.stringify(body)}`] : []),
      ...(file ? [...file, `headers: { 'content-type': '${endpoint.bodyTypes?.at(-1)}' }`] : []),
      ...(endpoint.answerType ? [`parseAs: 'text'`] : []),
    ];
    const made = `client.${endpoint.method}('${endpoint.path}', { ${parts.join(', ')} })`;
    return `  made.${name} = (await ${made}).response.status;`;
  });
  return `import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const FILE = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(60).fill(0)])]) as unknown as string;

export async function makeCalls(baseUrl: string): Promise<Record<string, number>> {
  const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer anna' } });
  const made: Record<string, number> = {};
${calls.join('\n')}
  return made;
}
`;
}

/** A call of the identity wire. Its body may be empty, except for the one that registers. */
function sampleOf({ params, body, path }: Endpoint): Sample {
  const names = Object.keys(params?.shape ?? {});
  const installation = { fid: 'unknown', authVersion: 'FIS_v2', appId: 'unknown', sdkVersion: 'w:0' };
  return {
    ...(names.length > 0 && { params: Object.fromEntries(names.map((name) => [name, 'unknown'])) }),
    ...(body && { body: path.endsWith('/installations') ? installation : {} }),
  };
}
