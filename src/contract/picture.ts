import { z } from 'zod';

/** What a picture of oneself may be. Never an SVG, which can hold scripts. */
export const ACCOUNT_PICTURE_TYPES = ['image/webp', 'image/png', 'image/jpeg'] as const;
export type AccountPictureType = (typeof ACCOUNT_PICTURE_TYPES)[number];
export const MAX_ACCOUNT_PICTURE_BYTES = 256 * 1024;

/** Where the pictures of accounts are, each at an address that is its own. */
export const ACCOUNT_PICTURE_PATH = '/pictures/accounts/';

/** `PUT /user/picture`, whose body is the picture. */
export const AccountPicture = z.object({ photoUrl: z.string() });
export type AccountPicture = z.infer<typeof AccountPicture>;
