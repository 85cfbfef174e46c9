import { createHmac, timingSafeEqual } from 'node:crypto';
import { ACCOUNT_PICTURE_PATH } from '#contract/picture.ts';
import type { PictureUrl } from '#questions/picture-url.ts';

/**
 * Addresses of pictures on our own origin. They are signed, so that nobody can make us fetch what no store shows;
 * the signature stands in for the sign-in that an `<img>` cannot send. What is here already has its address.
 */
export function signPictures(secretKey: string): PictureUrl {
  return (address) => {
    if (address?.startsWith(ACCOUNT_PICTURE_PATH)) return address;
    if (address === null || !/^https?:\/\//i.test(address)) return null;
    return `/pictures/${signatureOf(secretKey, address)}?of=${encodeURIComponent(address)}`;
  };
}

export function isSigned(secretKey: string, address: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secretKey, address));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(secretKey: string, address: string): string {
  return createHmac('sha256', secretKey).update(`picture\0${address}`).digest('base64url');
}
