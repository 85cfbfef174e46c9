import { z } from 'zod';
import { ACCOUNT_PICTURE_PATH } from '../account/picture.ts';
import { endpoint } from '../endpoint.ts';

const subject = 'Pictures';
const access = 'open';

/** Calls made by an `<img>`, which cannot send a token. */
export const pictureEndpoints = {
  getStorePicture: endpoint({
    method: 'GET',
    path: '/pictures/{signature}',
    subject,
    summary: 'A picture of a store or product, at an address signed by this server',
    access,
    params: z.object({ signature: z.string() }),
    query: z.object({ of: z.string().max(4096) }),
    answer: z.string(),
    answerType: 'image/*',
  }),
  getAccountPicture: endpoint({
    method: 'GET',
    path: `${ACCOUNT_PICTURE_PATH}{version}`,
    subject,
    summary: 'An account’s picture, at a secret address',
    access,
    params: z.object({ version: z.string().max(100) }),
    answer: z.string(),
    answerType: 'image/*',
  }),
};
