import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ACCOUNT_PICTURE_PATH } from '../picture.ts';

const subject = 'Pictures';
const access = 'open';

/** Calls made by an `<img>`, which cannot send a token. */
export const pictureEndpoints = {
  getStorePicture: endpoint({
    method: 'GET',
    path: '/pictures/{signature}',
    subject,
    summary: 'A picture of a store, at an address that we signed',
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
    summary: 'The picture that somebody has of themselves, at an address that nobody guesses',
    access,
    params: z.object({ version: z.string().max(100) }),
    answer: z.string(),
    answerType: 'image/*',
  }),
};
