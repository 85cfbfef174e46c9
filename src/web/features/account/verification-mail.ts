import { sendEmailVerification, type User } from 'firebase/auth';

/** Between two mails to the same address. */
export const RESEND_AFTER_MS = 60_000;

const SENT_KEY = 'tillwatch.verification-sent.';

/** `returnPath`: where the mailed link leads once it has done its work. */
export async function sendVerificationMail(user: User, returnPath: string): Promise<void> {
  // the screen that offers another mail may be there before this one has left
  keepSent(user.uid, Date.now());
  try {
    await sendEmailVerification(user, { url: window.location.origin + returnPath });
  } catch (error) {
    keepSent(user.uid, 0);
    throw error;
  }
}

/** Seconds until the next mail may be asked for. */
export function secondsUntilResend(userId: string, nowMs: number): number {
  return Math.max(0, Math.ceil((sentAtMs(userId) + RESEND_AFTER_MS - nowMs) / 1000));
}

/** In the tab, so that a page loaded anew still waits; where the browser keeps nothing, the server says how long. */
function keepSent(userId: string, atMs: number): void {
  try {
    sessionStorage.setItem(SENT_KEY + userId, String(atMs));
  } catch {
    // not kept
  }
}

function sentAtMs(userId: string): number {
  try {
    return Number(sessionStorage.getItem(SENT_KEY + userId));
  } catch {
    return 0;
  }
}
