import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { findAccount } from '#identity/account/find-account.ts';
import { Problem } from '#runtime/problem.ts';
import type { BillingDeps } from '../deps.ts';
import { loadState } from '../events/load-state.ts';
import { mailboxOf } from '../mailbox-of.ts';
import { findFirstPayment } from './first-payment.ts';

const LOCK = 8_002_027;

/**
 * Records who referred an account: only once, before its first payment, and neither itself nor somebody it referred.
 */
export async function setReferrer(deps: BillingDeps, accountId: string, code: string): Promise<void> {
  await deps.database.transaction().execute(async (trx) => {
    // two accounts that name each other at the same moment must not both succeed
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const owner = await trx
      .selectFrom('referral_code')
      .select('account_id')
      .where('code', '=', code)
      .executeTakeFirst();
    if (!owner) throw new Problem('referral-code-unknown');
    const referrerId = owner.account_id;
    if (referrerId === accountId) throw new Problem('referral-own-code');
    const [mine, theirs] = [await findMailbox(trx, accountId), await findMailbox(trx, referrerId)];
    if (mine !== null && mine === theirs) throw new Problem('referral-own-code');
    const known = await trx.selectFrom('referral').select('id').where('friend_id', '=', accountId).executeTakeFirst();
    if (known || (await hasFriendAt(trx, referrerId, mine))) throw new Problem('referrer-set');
    const { rows } = await sql<{ id: string }>`
      with recursive above (id) as (
        select ${referrerId}::text
        union
        select r.referrer_id from referral r join above on r.friend_id = above.id
      )
      select id from above where id = ${accountId}`.execute(trx);
    if (rows.length > 0) throw new Problem('referral-circle');
    if (findFirstPayment(await loadState(trx, accountId))) throw new Problem('referrer-too-late');
    await trx
      .insertInto('referral')
      .values({ referrer_id: referrerId, friend_id: accountId, joined_at: new Date(deps.clock.now()) })
      .execute();
  });
}

/** The account's mailbox, which tells persons apart; an account does not. */
async function findMailbox(trx: People, accountId: string): Promise<string | null> {
  const account = await findAccount({ database: trx }, accountId);
  return account?.email ? mailboxOf(account.email) : null;
}

/** Whether the referrer already has a friend with this mailbox: the same person with another account. */
async function hasFriendAt(trx: People, referrerId: string, mailbox: string | null): Promise<boolean> {
  const friends = await trx
    .selectFrom('referral')
    .innerJoin('account', 'account.id', 'referral.friend_id')
    .select('email')
    .where('referrer_id', '=', referrerId)
    .execute();
  return friends.some(({ email }) => email !== null && mailboxOf(email) === mailbox);
}
