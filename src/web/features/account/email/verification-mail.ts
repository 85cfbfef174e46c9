import { sendEmailVerification, type User } from 'firebase/auth';

/** The wait between two mails to the same address. */
export const RESEND_AFTER_MS = 60_000;

const SENT_KEY = 'tillwatch.verification-sent.';

/** `returnPath`: the page to which the mailed link leads afterwards. */
export async function sendVerificationMail(user: User, returnPath: string): Promise<void> {
  // noted first, because the screen that offers another mail may open before this one is sent
  keepSent(user.uid, Date.now());
  try {
    await sendEmailVerification(user, { url: window.location.origin + returnPath });
  } catch (error) {
    keepSent(user.uid, 0);
    throw error;
  }
}

/** Seconds until another mail may be requested. */
export function secondsUntilResend(userId: string, nowMs: number): number {
  return Math.max(0, Math.ceil((sentAtMs(userId) + RESEND_AFTER_MS - nowMs) / 1000));
}

/** Stored for the tab, so that a reloaded page still waits. Without storage, the server says how long to wait. */
function keepSent(userId: string, atMs: number): void {
  try {
    sessionStorage.setItem(SENT_KEY + userId, String(atMs));
  } catch {
    // not stored
  }
}

function sentAtMs(userId: string): number {
  try {
    return Number(sessionStorage.getItem(SENT_KEY + userId));
  } catch {
    return 0;
  }
}
