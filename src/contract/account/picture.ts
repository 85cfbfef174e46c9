import { z } from 'zod';

/** The allowed types of an account's picture. SVG is not allowed, because it can hold scripts. */
export const ACCOUNT_PICTURE_TYPES = ['image/webp', 'image/png', 'image/jpeg'] as const;
export type AccountPictureType = (typeof ACCOUNT_PICTURE_TYPES)[number];
export const MAX_ACCOUNT_PICTURE_BYTES = 256 * 1024;

/** The path of account pictures; each has an address of its own. */
export const ACCOUNT_PICTURE_PATH = '/pictures/accounts/';

/** `PUT /user/picture`, whose body is the picture. */
export const AccountPicture = z.object({ photoUrl: z.string() });
export type AccountPicture = z.infer<typeof AccountPicture>;
