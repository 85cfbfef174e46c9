import type { ChannelTrial, ChannelTrialBody } from '#contract/messages/channel.ts';
import { refusesMail } from '#identity/account/refusing-address.ts';
import { newAccountId } from '#identity/random-id.ts';
import { findMailLanguage } from '#mail/language.ts';
import { messageText } from '#mail/message-text.ts';
import type { Message } from '../delivery/message.ts';
import { sendMessage } from '../delivery/send-message.ts';
import type { AlertDeps } from '../deps.ts';
import { secretOf } from './make-channel.ts';
import { vetTarget } from './target.ts';

/** Sends a test message to a target that is not saved yet. Throws `invalid-input`. */
export async function tryChannel(
  deps: AlertDeps,
  accountId: string,
  { target, secret: given }: ChannelTrialBody,
): Promise<ChannelTrial> {
  vetTarget(target, deps.allowedPrivate());
  const secret = secretOf(target, given);
  const account = await deps.people
    .selectFrom('account')
    .select(['email', 'language'])
    .select(refusesMail(deps.clock.now()).as('isRefusing'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const language = findMailLanguage(account.language) ?? 'en';
  const link = `${deps.origin()}/channels`;
  const at = new Date(deps.clock.now()).toISOString();
  const message: Message = {
    ...{ type: 'test', language, title: messageText(language, 'testTitle'), more: 0, rules: [], link },
    lines: [{ at, link, text: messageText(language, 'testLine') }],
  };
  const to = { target: { ...target, secret }, email: account.email, isRefusing: account.isRefusing };
  const { isDelivered, status, error } = await sendMessage(deps, to, `msg_${newAccountId()}`, message);
  return { isDelivered, status, error, secret: target.kind === 'webhook' ? secret : null };
}
