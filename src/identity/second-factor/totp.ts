import { createHmac, timingSafeEqual } from 'node:crypto';

export const TOTP_SECONDS = 30;
export const TOTP_DIGITS = 6;
/** How many steps before and after the current one are accepted: clocks differ, and people type slowly. */
const TOLERATED_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of one time step (RFC 6238, SHA-1, six digits). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fffffff;
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0');
}

/** The time step that the code belongs to; null if it is not currently valid. */
export function findTotpStep(secret: Buffer, code: string, nowMs: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const now = Math.floor(nowMs / 1000 / TOTP_SECONDS);
  let found: number | null = null;
  for (let step = now - TOLERATED_STEPS; step <= now + TOLERATED_STEPS; step++) {
    if (step >= 0 && timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))) found = step;
  }
  return found;
}

/** Without padding, as authenticator apps expect it. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
