import { findPlan } from '#billing/plan/find-plan.ts';
import { setPlan } from '#billing/plan/set-plan.ts';
import { createStore } from '#catalog/create-store.ts';
import type { Databases, People } from '#database/connect.ts';
import { createAccount } from '#identity/account/create-account.ts';
import { findAccountByEmail } from '#identity/account/find-account.ts';
import { setOperator } from '#identity/operator/set-operator.ts';
import type { Clock } from '#runtime/clock.ts';
import { holdStore } from '#tracker/schedule/hold-store.ts';
import { watchStore } from '#watch/watch-store.ts';
import type { OpenPracticeStore } from './open-practice-stores.ts';

/** The demo account, for a first look at a local server. It can sign in only on this machine. */
export const DEMO = { email: 'demo@example.com', password: 'practice-makes-sense' };

/**
 * If the database has no account, makes the demo account, which watches every practice store. Continues an interrupted
 * start.
 */
export async function openDemo(deps: Databases & { clock: Clock }, practice: OpenPracticeStore[]): Promise<void> {
  const { people, facts, clock } = deps;
  const identity = { database: people, clock };
  const found = await findAccountByEmail(identity, DEMO.email);
  if (found ? (await findPlan(people, found.id)) !== null : await hasAccounts(people)) return;
  const account =
    found ?? (await createAccount(identity, { ...DEMO, displayName: 'Demo', emailVerified: true, isPractice: true }));
  const storeIds: number[] = [];
  for (const { host, url, name, platform } of practice) {
    const unknown = { shopKey: null, country: null, currency: null, language: null, faviconUrl: null };
    const store = { ...unknown, host, origin: url, platform, name, isPractice: true };
    storeIds.push(await createStore({ people, facts }, store, clock.now()));
  }
  await people.transaction().execute(async (trx) => {
    for (const storeId of storeIds) {
      await holdStore(trx, storeId, clock.now());
      await watchStore(trx, { accountId: account.id, storeId, plan: 'PREMIUM' }, clock.now());
    }
    await setPlan({ database: trx, clock }, account.id, 'PREMIUM');
    await setOperator(trx, account.id, true);
  });
}

async function hasAccounts(people: People): Promise<boolean> {
  return (await people.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}
