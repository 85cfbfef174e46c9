import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for the database: AES-256-GCM, as nonce, tag, text. `unseal` needs the same `context`. */
export function seal(secretKey: string, context: string, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secretKey, 'seal', 32), nonce);
  cipher.setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Throws if the key or the context is wrong, or the data was changed. */
export function unseal(secretKey: string, context: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secretKey, 'seal', 32), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The deployment's public API key. It names the project and protects nothing. */
export function apiKeyOf(secretKey: string): string {
  return `tw-${deriveKey(secretKey, 'api key', 24).toString('base64url')}`;
}

/**
 * Encrypts a value for a client to hold, as text. `openSealedText` returns null if it was changed or made for another
 * purpose.
 */
export function sealText(secretKey: string, context: string, value: object): string {
  return seal(secretKey, context, JSON.stringify(value)).toString('base64url');
}

export function openSealedText(secretKey: string, context: string, sealed: string): unknown {
  try {
    return JSON.parse(unseal(secretKey, context, Buffer.from(sealed, 'base64url')));
  } catch {
    return null;
  }
}

const MAC_BYTES = 32;

/** The data followed by a MAC, which can only be made with the secret key. */
export function authenticateData(secretKey: string, purpose: string, data: Buffer): Buffer {
  return Buffer.concat([data, macOf(secretKey, purpose, data)]);
}

/** The data if the MAC at its end is right; otherwise null. */
export function openAuthenticated(secretKey: string, purpose: string, authenticated: Buffer): Buffer | null {
  if (authenticated.length <= MAC_BYTES) return null;
  const data = authenticated.subarray(0, -MAC_BYTES);
  return timingSafeEqual(macOf(secretKey, purpose, data), authenticated.subarray(-MAC_BYTES)) ? data : null;
}

function macOf(secretKey: string, purpose: string, data: Buffer): Buffer {
  return createHmac('sha256', macKeyOf(secretKey, purpose)).update(data).digest();
}

const macKeys = new Map<string, KeyObject>();

/** Cached as a key object: starting a MAC with raw bytes takes five times as long. */
function macKeyOf(secretKey: string, purpose: string): KeyObject {
  const name = `${purpose} ${secretKey}`;
  const known = macKeys.get(name);
  if (known) return known;
  const key = createSecretKey(deriveKey(secretKey, purpose, 32));
  macKeys.set(name, key);
  return key;
}

const derived = new Map<string, Buffer>();

function deriveKey(secretKey: string, purpose: string, bytes: number): Buffer {
  const name = `${purpose} ${bytes} ${secretKey}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'tillwatch', purpose, bytes));
  derived.set(name, key);
  return key;
}
