import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { call, TEST_SETTINGS, type TestApp, testApp } from '../testing/test-app.ts';

const REDOCLY = fileURLToPath(new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));

type Operation = {
  operationId: string;
  description?: string;
  security: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { content: Record<string, { schema: object }> }>;
};
type ApiDocument = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
};

let t: TestApp;
let document: ApiDocument;
beforeAll(async () => {
  t = await testApp();
  document = await documentOf(t);
});
afterAll(() => t?.close());

describe('the document', () => {
  test('names every call of the contract, and who may make it', () => {
    const named = callsOf(document).map(({ key, operation }) => [key, operation.operationId, operation.security]);
    const security = { open: [], key: [{ projectKey: [] }], verified: [{ idToken: [] }], operator: [{ idToken: [] }] };
    const declared = Object.entries<Endpoint>(ENDPOINTS).map(([name, { method, path, access }]) => [
      ...[`${method} ${path}`, name],
      access === 'verified' && path.startsWith('/api/') && !path.startsWith('/api/operate')
        ? [{ idToken: [] }, { personalKey: [] }]
        : security[access],
    ]);
    expect(named.toSorted()).toEqual(declared.toSorted());
  });

  test('names the schemas of answers', () => {
    const { responses } = document.paths['/api/stores/{id}']!.get!;
    expect(responses['200']!.content['application/json']!.schema).toEqual({ $ref: '#/components/schemas/StoreItem' });
    expect(responses['4XX']!.content['application/problem+json']!.schema).toEqual({
      $ref: '#/components/schemas/ProblemDetails',
    });
    expect(document.components.schemas).toMatchObject({
      StoreItem: { properties: { orders: { $ref: '#/components/schemas/Estimate' } } },
      Estimate: { properties: { basis: { $ref: '#/components/schemas/Basis' } } },
      Basis: { enum: expect.arrayContaining(['modified']) },
    });
  });

  test('says which calls need a recent login', () => {
    const { operation } = callsOf(document).find(({ key }) => key === 'POST /user/keys')!;
    expect(operation.description).toContain('`requires-recent-login`');
    expect(document.paths['/user/keys']!.get!.description).toBeUndefined();
  });

  test('says which plan a call needs', () => {
    const of = (path: string) => document.paths[path]!.get!.description;
    expect(of('/api/database/stores/{id}')).toBe('Needs a plan with `areDatabaseDetailsEnabled` (PREMIUM or above).');
    expect(of('/api/stores/{id}/events')).toContain('Stores that I do not track need a plan with');
    expect(of('/api/stores/{id}')).toBeUndefined();
  });

  test('requires no query parameter that is optional', () => {
    const required = callsOf(document).flatMap(({ key, operation }) =>
      (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required).map(({ name }) => [key, name]),
    );
    expect(required).toEqual([
      ['GET /api/stores/{id}/around', 'at'],
      ['GET /api/products/{id}/around', 'at'],
      ['POST /api/stop-brief', 'key'],
      ['POST /lists/stop', 'key'],
      ['GET /pictures/{signature}', 'of'],
    ]);
  });

  test('passes the linter', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tillwatch-document-'));
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
    const asked = ['lint', 'openapi.json', '--extends=recommended', '--format=json'];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout } = await promisify(execFile)(process.execPath, [REDOCLY, ...asked], { cwd: folder, env }).catch(
      (refused: { stdout: string }) => refused,
    );
    rmSync(folder, { recursive: true });
    const { problems, totals } = JSON.parse(stdout);
    expect(problems).toEqual([]);
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  }, 30_000);

  test('leaves out calls that a server does not have', async () => {
    const bare = await testApp({ billing: null, sandbox: null, settings: { ...TEST_SETTINGS, isLocal: false } });
    const served = callsOf(await documentOf(bare)).map(({ operation }) => operation.operationId);
    await bare.close();
    const everywhere = Object.entries<Endpoint>(ENDPOINTS).filter(([, { only }]) => only === undefined);
    expect(served.toSorted()).toEqual(everywhere.map(([name]) => name).toSorted());
  });
});

async function documentOf(app: TestApp): Promise<ApiDocument> {
  return (await call(app, 'GET', '/api/openapi.json', { as: null })).json;
}

function callsOf({ paths }: ApiDocument): { key: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, operation })),
  );
}
