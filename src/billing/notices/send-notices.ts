import type { Account } from '#identity/account/account.ts';
import { findAccount } from '#identity/account/find-account.ts';
import { inTransaction } from '#identity/in-transaction.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { formatAmount } from '#mail/format-amount.ts';
import { findMailLanguage, mailLocale } from '#mail/language.ts';
import { MAIL_TEXTS } from '#mail/templates/texts.ts';
import type { BillingDeps } from '../deps.ts';
import { loadState } from '../events/load-state.ts';
import { type Notice, noticesOf, TRIAL_NOTICE_MS } from './notices.ts';

/** Mails an account the notices that it has not had yet. */
export async function sendNotices(deps: BillingDeps, accountId: string): Promise<void> {
  const notices = noticesOf(await loadState(deps.database, accountId), deps.clock.now());
  for (const notice of notices) await sendNotice(deps, accountId, notice);
}

/** Sends the notices that no event triggers: trials that end soon. */
export async function sendDueNotices(deps: BillingDeps): Promise<void> {
  const soon = await deps.database
    .selectFrom('subscription')
    .select('account_id')
    .where('status', '=', 'trialing')
    .where('account_id', 'is not', null)
    .where('period_ends_at', '<=', new Date(deps.clock.now() + TRIAL_NOTICE_MS))
    .execute();
  for (const { account_id } of soon) if (account_id !== null) await sendNotices(deps, account_id);
}

/** Queues one mail once, in the transaction that notes it: the caller's if there is one. */
export async function sendNotice(deps: BillingDeps, accountId: string, notice: Notice): Promise<void> {
  await inTransaction(deps.database, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('billing_notice')
      .values({ account_id: accountId, key: notice.key, sent_at: new Date(deps.clock.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return;
    const account = await findAccount({ database: trx }, accountId);
    if (account?.email) await deps.mail.enqueue(mailOf(account, account.email, notice, deps.origin()), trx);
  });
}

function mailOf({ language: asked }: Account, to: string, notice: Notice, origin: string) {
  const language = findMailLanguage(asked) ?? 'en';
  const { kind, plan, at, minor, currency } = notice;
  return composeMail(kind, language, {
    to,
    plan: MAIL_TEXTS[language].plan[plan],
    date: new Intl.DateTimeFormat(mailLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(at),
    amount: formatAmount(language, minor, currency),
    link: `${origin}/${kind === 'credit-earned' ? 'referrals' : 'billing'}`,
  });
}
