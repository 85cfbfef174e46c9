import { sql } from 'kysely';
import type { PlanKey } from '#contract/plan.ts';
import { createAccount, TEST_SETTINGS, type TestApp, testApp } from '../../src/server/testing/test-app.ts';
import type { ApiDocument } from '../fuzz/api-document.ts';
import { raisedLimits } from '../fuzz/open-world.ts';
import { differencesOf } from './answer-differences.ts';
import { copyTables } from './copy-tables.ts';
import { type Asker, type Call, drawCalls } from './draw-calls.ts';
import { type Group, grouped } from './groups.ts';
import { type Pair, PRACTICE } from './open-pair.ts';

export type Asked = {
  questions: number;
  byStatus: Record<string, number>;
  /** Answers of 500 and above, by the message that was logged. */
  errors: Group[];
  /** Answers that are not the same on both, by the call and the place. */
  differences: Group[];
};

const PLANS: PlanKey[] = ['FREE', 'BASIC', 'PREMIUM', 'PREMIUM'];
/** Of the market; practice stores are followed beside them. */
const FOLLOWED = 12;

/** Asks both databases the same, one call after the other, over the whole HTTP side. */
export async function askBoth(
  { citus, plain }: Pair,
  options: { questions: number; seed: string; nowMs: number },
  note: (line: string) => void,
): Promise<Asked> {
  const askers = await makeAskers(plain.database);
  await copyTables(plain.url, citus.url, ['account', 'entitlement', 'referral_code', 'watched_store', 'favorite']);
  const settings = { ...TEST_SETTINGS, callLimits: raisedLimits() };
  // their databases outlive the apps
  const apps = await Promise.all(
    [citus, plain].map((database) => testApp({ settings }, { ...database, drop: async () => {} })),
  );
  for (const { clock } of apps) clock.set(options.nowMs);
  const [onCitus, onPlain] = apps as [TestApp, TestApp];
  try {
    const document = (await onPlain.app.inject('/api/openapi.json')).json<ApiDocument>();
    const calls = drawCalls(document, askers, options.questions, options.seed);
    const errors: [string, string][] = [];
    const differences: [string, string][] = [];
    const statuses: number[] = [];
    for (const [index, call] of calls.entries()) {
      const [one, other] = await Promise.all([ask(onCitus, call), ask(onPlain, call)]);
      const example = `${call.account} ${call.isCsv ? 'csv ' : ''}${call.path}`;
      statuses.push(other.status);
      if (one.error) errors.push([`citus: ${one.error}`, example]);
      if (other.error) errors.push([`plain: ${other.error}`, example]);
      if (!one.error && !other.error)
        for (const place of differencesOf(one, other).slice(0, 3))
          differences.push([
            `${call.name} ${place.replace(/: .*/s, '').replace(/\d+/g, 'n')}`,
            `${place} of ${example}`,
          ]);
      if (index % 100 === 99) note(`${index + 1} of ${calls.length} questions, ${errors.length} errors`);
    }
    return {
      questions: calls.length,
      byStatus: Object.fromEntries(
        [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
      ),
      errors: grouped(errors),
      differences: grouped(differences),
    };
  } finally {
    for (const app of apps) await app.close();
  }
}

/** People of the plans, who follow stores of all sizes and have some favourites. */
async function makeAskers(database: Pair['plain']['database']): Promise<Asker[]> {
  const askers: Asker[] = [];
  for (const [index, plan] of PLANS.entries()) {
    const account = `asker-${index}`;
    await createAccount(database, account);
    await sql`insert into entitlement (account_id, plan) values (${account}, ${plan})`.execute(database);
    await sql`insert into referral_code (account_id, code) values (${account}, ${`ASKER${index}`})`.execute(database);
    const followed = plan === 'FREE' ? 1 : FOLLOWED;
    await sql`insert into watched_store (account_id, store_id, created_at, suspended_by, suspended_at)
      select ${account}, id, timestamptz '2026-11-01', case when n = 3 then 'user' end, case when n = 3 then timestamptz '2026-11-20' end
      from (select id, row_number() over (order by is_practice desc, md5(${account} || id)) as n
        from store_host where host = any(${PRACTICE.map((key) => `${key}.example`)}) or md5(${account} || id) < '8') as s
      where n <= ${followed}`.execute(database);
    const { rows } = await sql<{ store_id: number; product_id: number | null }>`/* any kind */
      select w.store_id, p.product_id from watched_store w
      left join lateral (select id as product_id from product where store_id = w.store_id order by id limit 6) p on true
      where w.account_id = ${account} order by 1, 2`.execute(database);
    await sql`/* any kind */ insert into favorite (account_id, store_id, product_id, created_at)
      select ${account}, store_id, product_id, timestamptz '2026-11-02' from (
        select store_id, id as product_id from product where id % 7 = ${index} order by id limit 20) as mine`.execute(
      database,
    );
    const productIds = rows.flatMap(({ store_id, product_id }) => (product_id ? [`${store_id}-${product_id}`] : []));
    askers.push({ account, plan, storeIds: [...new Set(rows.map(({ store_id }) => String(store_id)))], productIds });
  }
  return askers;
}

type Answer = { status: number; error: string | null; body: unknown };

async function ask({ app, logged }: TestApp, { account, path, isCsv }: Call): Promise<Answer> {
  logged.length = 0;
  const headers = { authorization: `Bearer ${account}`, ...(isCsv && { accept: 'text/csv' }) };
  const answer = await app.inject({ method: 'GET', url: path, headers });
  const failure = logged.find((entry): entry is { err: Error } => entry instanceof Object && 'err' in entry);
  const status = answer.statusCode;
  const error = failure ? told(failure.err) : status >= 500 ? `${status} without a word` : null;
  return { status, error, body: bodyOf(answer.body, String(answer.headers['content-type'])) };
}

/** With the first line of ours that it came from. */
function told({ message, stack = '' }: Error): string {
  const [, place = 'somewhere'] = /\/src\/((?!database)\S+?:\d+):\d+/.exec(stack) ?? [];
  return `${message.replace(/\d{4,}/g, 'N')} (${place})`;
}

function bodyOf(text: string, type: string): unknown {
  if (!/json/.test(type)) return text.split('\n').map((line) => line.split(',').map(cellOf));
  const { requestId: _, ...told } = JSON.parse(text);
  return told;
}

function cellOf(cell: string): string | number {
  return cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;
}
