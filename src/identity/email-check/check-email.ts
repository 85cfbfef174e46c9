import type { EmailCheck } from '#contract/account/email-check.ts';
import type { People } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { findCanonicalEmail } from '../email-address.ts';
import { IdentityError } from '../identity-error.ts';
import { addressKey, countAttempt } from '../limits/count-attempt.ts';
import { DEFAULT_LIMITS } from '../limits/limits.ts';
import { isDisposable } from './is-disposable.ts';
import { suggestDomain } from './suggest-domain.ts';
import type { TakesMail } from './takes-mail.ts';

/** Checks the address itself, never the accounts. Throws `too-many-requests`. */
export async function checkEmail(
  deps: { database: People; clock: Clock; takesMail: TakesMail },
  text: string,
  caller: { address: string },
): Promise<EmailCheck> {
  await countCheck(deps, caller.address);
  const email = findCanonicalEmail(text);
  if (!email) return { valid: false, disposable: false, suggestion: null };
  const [local, domain] = [email.slice(0, email.lastIndexOf('@')), email.slice(email.lastIndexOf('@') + 1)];
  const meant = suggestDomain(domain);
  return {
    valid: (await deps.takesMail(domain)) !== false,
    disposable: isDisposable(domain),
    suggestion: meant && `${local}@${meant}`,
  };
}

async function countCheck({ database, clock }: { database: People; clock: Clock }, address: string): Promise<void> {
  try {
    const key = addressKey('email check', address);
    await countAttempt(database, clock.now(), { key, limit: DEFAULT_LIMITS.emailChecksPerAddress });
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    throw new Problem('too-many-requests', {}, { cause: error });
  }
}
