import type { SendError } from '#contract/messages/channel.ts';
import { composeMessageMail } from '#mail/compose-message-mail.ts';
import { failureOf } from '#tracker/fetch/classify.ts';
import { vetUrl } from '#tracker/fetch/vet-address.ts';
import type { Target } from '../channel/target.ts';
import type { AlertDeps } from '../deps.ts';
import { bodyOf, signedHeaders } from './body-of.ts';
import type { Message } from './message.ts';

/** The result of a try. `isGone`: the address answered that nothing should be sent there any more. */
export type Sent = { isDelivered: boolean; isGone: boolean; status: number | null; error: string | null };

/** How much of an answer is read; the rest is ignored. */
const READ_BYTES = 16 * 1024;
const GONE = 410;

/**
 * Tries once. Addresses are vetted like those of stores, at the moment of connecting. A redirect is not followed and
 * counts as a failure. A message may arrive twice, with the same id.
 */
export async function sendMessage(
  deps: Pick<AlertDeps, 'wire' | 'mail' | 'clock' | 'allowedPrivate'>,
  to: { target: Target; email: string | null; isRefusing: boolean },
  id: string,
  message: Message,
): Promise<Sent> {
  const { target, email, isRefusing } = to;
  if (target.kind === 'feed') return DELIVERED;
  if (target.kind === 'mail') {
    if (!email) return failed(null, 'no-address' satisfies SendError);
    if (isRefusing) return failed(null, 'refusing' satisfies SendError);
    // the mail queue retries from here on
    await deps.mail.enqueue(composeMessageMail(email, message));
    return DELIVERED;
  }
  const body = bodyOf(target.kind, id, message);
  const url = new URL(target.url);
  const signature = target.secret === null ? {} : signedHeaders(target.secret, id, deps.clock.now(), body);
  try {
    const { isAllowedPrivate } = vetUrl(url, deps.allowedPrivate());
    const { status } = await deps.wire.exchange({
      ...{ url, method: 'POST', body, isAllowedPrivate },
      headers: { 'content-type': 'application/json', 'user-agent': 'Tillwatch', ...signature },
      ...{ wireBytes: READ_BYTES, decodedBytes: null, isCut: true },
    });
    if (status >= 200 && status < 300) return { ...DELIVERED, status };
    return { ...failed(status, status < 400 ? ('redirect' satisfies SendError) : null), isGone: status === GONE };
  } catch (error) {
    return failed(null, failureOf(error).message.slice(0, 200));
  }
}

const DELIVERED: Sent = { isDelivered: true, isGone: false, status: null, error: null };

export function failed(status: number | null, error: string | null): Sent {
  return { isDelivered: false, isGone: false, status, error };
}
