import type { Language } from '#contract/language.ts';
import { composeMessageMail } from '#mail/compose-message-mail.ts';
import { messageText } from '#mail/message-text.ts';
import type { AlertDeps } from '../deps.ts';

/** Mails the owner that the channel was switched off, and that waiting messages are kept. */
export async function sendChannelOffMail(deps: AlertDeps, channelId: string, language: Language): Promise<void> {
  const row = await deps.people
    .selectFrom('channel')
    .innerJoin('account', 'account.id', 'channel.account_id')
    .select(['channel.name', 'account.email'])
    .where('channel.id', '=', channelId)
    .where('account.email_verified', '=', true)
    .executeTakeFirst();
  if (!row?.email) return;
  const link = `${deps.origin()}/channels`;
  const line = { link, text: messageText(language, 'offLine') };
  const title = messageText(language, 'offTitle', { name: row.name });
  await deps.mail.enqueue(composeMessageMail(row.email, { language, title, lines: [line], more: 0, link }));
}
