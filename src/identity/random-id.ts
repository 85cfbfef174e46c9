import { createHash, randomBytes, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SECRET = /^[\w-]{43}$/;

/** 28 letters and digits, the form of the wire's `localId`. */
export function newAccountId(): string {
  return Array.from({ length: 28 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** 256 random bits for a link or a client. The database stores only its `hashSecret`. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
