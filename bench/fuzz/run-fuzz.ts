import fc from 'fast-check';
import { Pool } from 'undici';
import { z } from 'zod';
import { AdjustmentFact, SubscriptionFact, TransactionFact } from '#billing/events/facts.ts';
import { signWebhook } from '#billing/providers/signature.ts';
import { seededRandom, seedOf } from '#runtime/random.ts';
import { SANDBOX_SECRET } from '../../src/server/testing/test-billing.ts';
import { type ApiDocument, type Operation, operationsOf, type Schema } from './api-document.ts';
import { type Drawn, drawRequest, type Variant } from './draw-request.ts';
import { valuesOf } from './draw-value.ts';
import { type Answered, FuzzReport } from './fuzz-report.ts';
import { Learned } from './learned.ts';
import { type People, PNG, ROLES, type World } from './open-world.ts';

const VARIANTS: Variant[] = ['bare', 'full', 'bare', 'broken', 'bare', 'broken'];
const AT_ONCE = 8;
/** Longer than a page waits for a change of its plan. */
const PATIENCE_MS = 40_000;
/** The schemas of the sandbox's events are not part of the document, because only the sandbox sends them. */
const FACTS = z.toJSONSchema(z.union([SubscriptionFact, TransactionFact, AdjustmentFact])) as Schema;
const NO_DOCUMENT: ApiDocument = { paths: {}, components: { schemas: {} } };
const WEBHOOKS = fc.record({
  event_id: fc.uuid(),
  event_type: fc.constant('fuzzed'),
  occurred_at: fc.constant('2026-11-20T10:00:00.000Z'),
  account_id: fc.constant('nobody'),
  data: valuesOf(FACTS, NO_DOCUMENT),
});

/** Calls every operation of the document as every role, with valid and invalid requests. */
export async function runFuzz(
  world: World,
  { requests, seed }: { requests: number; seed: string },
): Promise<ReturnType<FuzzReport['result']>> {
  const pool = new Pool(world.url, { connections: AT_ONCE, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
  const answer = await pool.request({ method: 'GET', path: '/api/openapi.json' });
  const document = (await answer.body.json()) as ApiDocument;
  // lists are called first, to learn ids to ask about
  const operations = operationsOf(document).toSorted((one, other) => rankOf(one) - rankOf(other));
  const random = seededRandom(seedOf(seed));
  const report = new FuzzReport();
  const learned = new Learned();
  const perRound = operations.length * ROLES.length;
  let people: People | null = null;
  for (let round = 0; round * perRound < requests; round++) {
    if (round % VARIANTS.length === 0) people = await world.newPeople();
    const variant = VARIANTS[round % VARIANTS.length]!;
    const asked = ROLES.flatMap((role) => operations.map((operation) => ({ role, operation })));
    const open = asked.slice(0, requests - round * perRound);
    const lane = async () => {
      for (let next = open.shift(); next; next = open.shift()) {
        const { role, operation } = next;
        const known = learned.find(role, operation, random);
        const drawn = complete(operation, drawRequest(operation, variant, { document, random, known }), variant, known);
        let count = await ask(pool, operation, drawn, people!.token(role));
        if (count.status === 401 && (await people!.signInAgain(role)))
          count = await ask(pool, operation, drawn, people!.token(role));
        report.note(operation, role, { ...count, isKnown: known !== null && variant !== 'broken' });
        learned.note(role, operation, count.json);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    await world.settle();
  }
  await pool.close();
  return report.result();
}

/** Adds what no schema can describe: a picture's bytes, a signature, and what belongs to a known id. */
function complete(operation: Operation, drawn: Drawn, variant: Variant, known: string | null): Drawn {
  if (variant === 'broken') return drawn;
  if (operation.path === '/user/picture' && operation.method === 'PUT') {
    return { ...drawn, body: PNG, headers: { 'content-type': 'image/png' } };
  }
  if (operation.path === '/dev/billing/chargeback' && known !== null)
    return { ...drawn, body: JSON.stringify({ transactionId: known }) };
  if (operation.path === '/pictures/{signature}' && known !== null) {
    const [signature = '', of = ''] = known.split('?of=');
    return { ...drawn, path: { signature }, query: [['of', decodeURIComponent(of)]] };
  }
  if (!operation.path.startsWith('/webhooks/')) return drawn;
  const body = JSON.stringify(fc.sample(WEBHOOKS, { seed: drawn.seed, numRuns: 1 })[0]);
  const signature = { 'sandbox-signature': signWebhook(body, SANDBOX_SECRET, Date.now()) };
  return { ...drawn, body, path: { provider: 'sandbox' }, headers: { ...drawn.headers, ...signature } };
}

/** Lists come first, deletions last. */
function rankOf({ method, path }: Operation): number {
  if (method === 'DELETE') return 3;
  return path.includes('{') ? 2 : method === 'GET' ? 0 : 1;
}

async function ask(pool: Pool, operation: Operation, drawn: Drawn, token?: string): Promise<Answered> {
  const place = operation.path.replace(/\{(\w+)\}/g, (_, name) => encode(drawn.path[name] ?? ''));
  const query = drawn.query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const path = query === '' ? place : `${place}?${query}`;
  // each call comes from another address, for limits by address
  const from = `10.${drawn.seed % 250}.${(drawn.seed >> 8) % 250}.${(drawn.seed >> 16) % 250}`;
  const headers = { 'x-forwarded-for': from, ...drawn.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const startedAt = performance.now();
  const answer = await pool.request({
    ...{ path, headers, body: drawn.body },
    method: drawn.method as 'GET',
  });
  const text = await answer.body.text();
  const json = /json/.test(String(answer.headers['content-type'])) && text !== '' ? JSON.parse(text) : null;
  const ms = performance.now() - startedAt;
  return {
    status: answer.statusCode,
    code: json?.code ?? null,
    json,
    ms,
    asked: `${drawn.method} ${path} ${drawn.body}`,
  };
}

/** A lone surrogate cannot be written in an address. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
