import { createHmac, timingSafeEqual } from 'node:crypto';
import { ACCOUNT_PICTURE_PATH } from '#contract/account/picture.ts';
import type { PictureUrl } from '#questions/picture-url.ts';

const UPLOADED = new RegExp(`^${ACCOUNT_PICTURE_PATH}[\\w-]+$`);

/**
 * Addresses of pictures on our own origin. They are signed, so that nobody can make us fetch anything but pictures of
 * stores and sign-in providers. The signature replaces the sign-in, which an `<img>` cannot send.
 */
export function signPictures(secretKey: string): PictureUrl {
  return (address) => {
    if (address === null || !/^https?:\/\//i.test(address)) return null;
    return `/pictures/${signatureOf(secretKey, address)}?of=${encodeURIComponent(address)}`;
  };
}

/**
 * The same for account pictures. A user may set any address as their picture, so only two kinds are shown: one on a
 * host of a sign-in provider, and an uploaded one, which is already on our origin.
 */
export function signAccountPictures(secretKey: string, hosts: readonly string[]): PictureUrl {
  const sign = signPictures(secretKey);
  return (address) => {
    if (address === null || UPLOADED.test(address)) return address;
    const url = URL.canParse(address) ? new URL(address) : null;
    const isOfProvider = hosts.some((host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`));
    return url?.protocol === 'https:' && url.port === '' && isOfProvider ? sign(address) : null;
  };
}

export function isSigned(secretKey: string, address: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secretKey, address));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(secretKey: string, address: string): string {
  return createHmac('sha256', secretKey).update(`shown picture\0${address}`).digest('base64url');
}
