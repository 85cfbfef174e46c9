import { sql } from 'kysely';
import { judgeRules } from '#alerts/ring/judge-rules.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import type { PlanKey } from '#contract/billing/plan.ts';
import { type AlertCondition, isAskedOf, PLAIN_ALERTS } from '#contract/messages/alert.ts';
import { BRIEF_FREQUENCIES } from '#contract/messages/brief.ts';
import type { TestDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { pathOf } from '#tracker/platforms/parse/text.ts';
import { call, createAccount, type TestApp, testApp } from '../../src/server/testing/test-app.ts';
import { PRACTICE } from './practice-shops.ts';

/** A person, with the ids, names and addresses they may use in calls. */
export type Asker = {
  account: string;
  plan: PlanKey;
  storeIds: string[];
  productIds: string[];
  groupIds: string[];
  channelIds: string[];
  /** The pages that they share. */
  shares: { target: string; secret: string }[];
  /** The paths of feeds and lists, with their secrets. */
  addresses: { name: string; path: string }[];
};

const PLANS: PlanKey[] = ['FREE', 'BASIC', 'PREMIUM', 'PREMIUM'];
/** How many stores of the market each watches, besides practice stores. */
const WATCHED = 12;
export const FILTER = 'Rising';

export const CONDITIONS: AlertCondition[] = [
  { kind: 'price', direction: 'both', leastPercent: 1 },
  { kind: 'price_crosses', direction: 'down', amount: 50 },
  ...PLAIN_ALERTS.map((kind) => ({ kind })),
  { kind: 'orders', direction: 'both', leastPercent: 5, per: 'day', steadyFor: 0 },
  { kind: 'revenue', direction: 'up', leastPercent: 0, per: 'week', steadyFor: 0 },
  { kind: 'orders', direction: 'down', leastPercent: 0, per: 'day', steadyFor: 2 },
  { kind: 'rank', direction: 'both', first: 10 },
];

/** One subject of each kind that a rule can have. */
export function subjectsOf({ storeIds, productIds, groupIds }: Asker): object[] {
  return [
    {},
    { storeId: storeIds[0] },
    { productId: productIds[0] },
    { tag: 'HOME' },
    ...(groupIds[0] ? [{ groupId: groupIds[0] }] : []),
  ];
}

/**
 * People of the plans who watch stores of all sizes; have favorites, groups, notes and channels; have alerts and
 * briefs, some already sent; and share pages. The last of them is an operator.
 */
export async function fillPeople(plain: TestDatabase, nowMs: number): Promise<Asker[]> {
  const app = await testApp({}, { ...plain, drop: async () => {} });
  try {
    app.clock.set(nowMs - 2 * DAY_MS);
    const askers: Asker[] = [];
    for (const [index, plan] of PLANS.entries()) askers.push(await makeAsker(app, plan, index));
    await sql`update account set is_operator = true where id = ${askers.at(-1)!.account}`.execute(plain.people);
    app.clock.set(nowMs);
    await judgeRules(testAlerts({ ...{ people: plain.people, facts: plain.facts }, clock: app.clock, mails: [] }));
    return askers;
  } finally {
    await app.close();
  }
}

async function makeAsker(app: TestApp, plan: PlanKey, index: number): Promise<Asker> {
  const account = `asker-${index}`;
  await createAccount(app.database, account, plan);
  await watchStores(app, account, plan === 'FREE' ? 1 : WATCHED);
  await sql`insert into referral_code (account_id, code) values (${account}, ${`ASKER${index}`})`.execute(app.database);
  await sql`/* any kind */ insert into favorite (account_id, store_id, product_id, created_at)
    select ${account}, store_id, product_id, timestamptz '2026-11-02' from (
      select store_id, id as product_id from product where id % 7 = ${index} order by id limit 20) as mine`.execute(
    app.database,
  );
  const { rows } = await sql<{ store_id: number; product_id: number | null }>`/* any kind */
    select w.store_id, p.product_id from watched_store w
    left join lateral (select id as product_id from product where store_id = w.store_id order by id limit 6) p on true
    where w.account_id = ${account} order by w.suspended_at nulls first, 1, 2`.execute(app.database);
  const asker: Asker = {
    ...{ account, plan, groupIds: [], channelIds: [], shares: [], addresses: [] },
    storeIds: [...new Set(rows.map(({ store_id }) => String(store_id)))],
    productIds: rows.flatMap(({ store_id, product_id }) => (product_id ? [`${store_id}-${product_id}`] : [])),
  };
  const make = makingOf(app, account);
  await keepLists(make, asker);
  await askToBeTold(make, asker);
  await letOthersSee(make, asker);
  return asker;
}

async function watchStores({ database }: TestApp, account: string, watched: number): Promise<void> {
  await sql`insert into watched_store (account_id, store_id, created_at, suspended_by, suspended_at)
    select ${account}, id, timestamptz '2026-11-01', case when n = 3 then 'user' end,
      case when n = 3 then timestamptz '2026-11-20' end
    from (select id, row_number() over (order by is_practice desc, md5(${account} || id)) as n
      from store_host where host = any(${PRACTICE.map((key) => `${key}.example`)}) or md5(${account} || id) < '8') as s
    where n <= ${watched}`.execute(database);
}

type Make = (path: string, body: object, method?: 'POST' | 'PATCH') => Promise<Record<string, string> | null>;

/** Makes something if the plan allows it; null otherwise. */
function makingOf(app: TestApp, as: string): Make {
  return async (path, body, method = 'POST') => {
    const { status, json, text } = await call(app, method, path, { as, body });
    if (status === 403 || json?.code === 'limit-reached') return null;
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
    return json;
  };
}

async function keepLists(make: Make, asker: Asker): Promise<void> {
  const { storeIds, productIds } = asker;
  for (const [kind, members] of Object.entries({ stores: storeIds.slice(0, 5), products: productIds.slice(0, 8) })) {
    const group = await make('/api/groups', { name: kind, color: 'blue', kind, members });
    if (group) asker.groupIds.push(group.id!);
  }
  for (const about of [
    { storeId: storeIds[0] },
    { productId: productIds[0], day: '2026-11-19' },
    { day: '2026-11-18' },
  ])
    await make('/api/notes', { ...about, text: 'What was seen' });
  const savedFilters = { products: [{ name: FILTER, search: 'minOrders=1&sortBy=change' }] };
  await make('/user/preferences', { weekStart: 'sunday', currency: 'EUR', savedFilters }, 'PATCH');
  await make('/user/keys', { name: 'A program' });
}

async function askToBeTold(make: Make, asker: Asker): Promise<void> {
  for (const kind of ['mail', 'feed']) {
    const channel = await make('/api/channels', { name: kind, target: { kind } });
    if (!channel) continue;
    asker.channelIds.push(channel.id!);
    if (kind === 'feed') asker.addresses.push({ name: 'getFeed', path: pathOf(channel.shown!) });
  }
  const subjects = subjectsOf(asker);
  const rules = CONDITIONS.map((condition, index) => {
    const subject = subjects[index % subjects.length]!;
    const kind = 'productId' in subject ? 'products' : 'tag' in subject ? 'tag' : 'stores';
    // conditions about whole stores get no subject
    return { ...(isAskedOf(condition.kind, kind) ? subject : {}), condition };
  });
  for (const rule of [...rules, { filter: FILTER, condition: { kind: 'matches' } }])
    await make('/api/alerts/rules', { ...rule, name: rule.condition.kind, channelIds: asker.channelIds });
  for (const frequency of BRIEF_FREQUENCIES)
    await make('/api/briefs', { frequency, hour: 0, groupId: asker.groupIds[0] ?? null, sendsEmpty: true });
}

async function letOthersSee(make: Make, asker: Asker): Promise<void> {
  const [store, product] = [asker.storeIds[0]!, asker.productIds[0]!];
  const views = [
    ...['/overview', `/stores/${store}`, `/products/${product}`, '/products?minOrders=1&sortBy=revenue'],
    ...[`/compare?of=${asker.storeIds.slice(0, 3).join(',')}`, `/database/stores/${store}`, '/database/stores?q=a'],
    ...(asker.groupIds[0] ? [`/overview?group=${asker.groupIds[0]}`] : []),
  ];
  for (const target of views) {
    const share = await make('/user/shares', { kind: 'view', name: 'Seen', target });
    if (share) asker.shares.push({ target, secret: share.address!.split('#')[1]! });
  }
  for (const target of ['/api/stores', '/api/products?dateRange=LAST_30_DAYS', '/api/analytics/trend']) {
    const list = await make('/user/shares', { kind: 'list', name: 'Read', target });
    if (list) asker.addresses.push({ name: 'getSharedList', path: pathOf(list.address!) });
    await make('/user/exports', { name: 'Sent', target, every: 'day' });
  }
}
