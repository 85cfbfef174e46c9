import { sql } from 'kysely';
import { setPlan } from '#billing/plan/set-plan.ts';
import { PLANS, type PlanKey } from '#contract/billing/plan.ts';
import type { Database } from '#database/connect.ts';
import { createAccount } from '#identity/account/create-account.ts';
import { DAY_MS, systemClock } from '#runtime/clock.ts';
import type { Person } from './mix.ts';

export type Signer = Omit<Person, 'token'> & { email: string };

const PASSWORD = 'a bench has many legs';
const COUNTS: Record<PlanKey, number> = { FREE: 15, BASIC: 20, STANDARD: 20, PREMIUM: 15 };
/** The share of a plan's stores that are watched, so that the largest plan does not watch all of a small market. */
const WATCHED = 0.5;

/** People of every plan who joined some weeks ago and watch stores of all sizes, among this many stores at most. */
export async function makePeople(database: Database, among = 1e9): Promise<Signer[]> {
  const people: Signer[] = [];
  const clock = systemClock;
  const joinedAt = new Date(clock.now() - 60 * DAY_MS);
  for (const [plan, count] of Object.entries(COUNTS) as [PlanKey, number][]) {
    for (let index = 0; index < count; index++) {
      const email = `bench-${plan.toLowerCase()}-${index}@example.com`;
      const known = await database.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
      const person =
        known ?? (await createAccount({ database, clock }, { email, password: PASSWORD, emailVerified: true }));
      await setPlan({ database, clock }, person.id, plan);
      await database.updateTable('account').set({ created_at: joinedAt }).where('id', '=', person.id).execute();
      const stores = Math.ceil(PLANS[plan].storeLimit * WATCHED);
      const watched = await sql<{ id: number }>`
        select id from (select id from store where state = 'read' order by id limit ${among}) as open
        order by md5(${email} || id) limit ${stores}`.execute(database);
      await sql`insert into watched_store (account_id, store_id, created_at)
        select ${person.id}, store_id, ${joinedAt} from unnest(${watched.rows.map(({ id }) => id)}::bigint[]) as store_id
        on conflict do nothing`.execute(database);
      people.push({ id: person.id, plan, email, ...(await whatTheyWatch(database, person.id)) });
    }
  }
  return people;
}

async function whatTheyWatch(database: Database, accountId: string): Promise<Pick<Person, 'storeIds' | 'productIds'>> {
  const watched = await database
    .selectFrom('watched_store')
    .select('store_id')
    .where('account_id', '=', accountId)
    .execute();
  const storeIds = watched.map(({ store_id }) => store_id);
  const { rows } = await sql<{ store_id: number; id: number }>`
    select store_id, id from unnest(${storeIds}::bigint[]) as store_id, lateral (
      select id from product where product.store_id = store_id.store_id and gone_at is null order by id limit 20
    ) as first_of_all`.execute(database);
  return { storeIds: storeIds.map(String), productIds: rows.map(({ store_id, id }) => `${store_id}-${id}`) };
}

/** Signs everybody in as the browser does. */
export async function signInAll(origin: string, people: Signer[]): Promise<Person[]> {
  const signedIn: Person[] = [];
  for (const { email, ...person } of people) signedIn.push({ ...person, token: (await signIn(origin, email)).idToken });
  return signedIn;
}

export async function signIn(origin: string, email: string): Promise<{ idToken: string; refreshToken: string }> {
  const answer = await fetch(`${origin}/v1/accounts:signInWithPassword?key=${await apiKeyOf(origin)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { idToken: string; refreshToken: string };
}

export async function apiKeyOf(origin: string): Promise<string> {
  return ((await (await fetch(`${origin}/config.json`)).json()) as { apiKey: string }).apiKey;
}
