import { sendEmailVerification, type User } from 'firebase/auth';

/** Between two mails to the same address. */
export const RESEND_AFTER_MS = 60_000;

const sentAtMs = new Map<string, number>();

/** `returnPath`: where the mailed link leads once it has done its work. */
export async function sendVerificationMail(user: User, returnPath: string): Promise<void> {
  await sendEmailVerification(user, { url: window.location.origin + returnPath });
  sentAtMs.set(user.uid, Date.now());
}

/** Seconds until the next mail may be asked for. */
export function secondsUntilResend(userId: string, nowMs: number): number {
  const last = sentAtMs.get(userId);
  return last === undefined ? 0 : Math.max(0, Math.ceil((last + RESEND_AFTER_MS - nowMs) / 1000));
}
