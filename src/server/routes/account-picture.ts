import { z } from 'zod';
import {
  ACCOUNT_PICTURE_PATH,
  ACCOUNT_PICTURE_TYPES,
  AccountPicture,
  MAX_ACCOUNT_PICTURE_BYTES,
} from '#contract/picture.ts';
import { findAccountPicture, removeAccountPicture, setAccountPicture } from '#identity/account-picture.ts';
import { Problem } from '#runtime/problem.ts';
import { answers, NOTHING } from '../answers.ts';
import { sendPicture } from '../pictures/send-picture.ts';
import { sniffPicture } from '../pictures/sniff-picture.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';
import { accountOf } from '../signed-in.ts';

/** The picture that somebody has of themselves: what they do about it. */
export function ownPictureRoutes(app: TypedApp, { database, clock }: RouteContext): void {
  app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: MAX_ACCOUNT_PICTURE_BYTES } as const;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...ACCOUNT_PICTURE_TYPES], options, (_request, body, done) => done(null, body));
    (scope as TypedApp).put(
      '/user/picture',
      {
        schema: {
          tags: ['Account'],
          summary: 'My picture: PNG, JPEG or WebP of 256 KiB at most',
          response: answers(AccountPicture),
        },
      },
      async (request) => {
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
        // what it is by its bytes, whatever it is called
        const sniffed = sniffPicture(body);
        const type = ACCOUNT_PICTURE_TYPES.find((allowed) => allowed === sniffed);
        if (!type) throw new Problem('content-type-not-supported');
        return { photoUrl: await setAccountPicture({ database, clock }, accountOf(request), { type, body }) };
      },
    );
  });

  app.delete(
    '/user/picture',
    { schema: { tags: ['Account'], summary: 'Take my picture away', response: NOTHING } },
    async (request, reply) => {
      await removeAccountPicture(database, accountOf(request));
      return reply.code(204).send(null);
    },
  );
}

/** What an `<img>` asks for, which can send no token: nobody guesses the address. */
export function accountPictureRoutes(app: TypedApp, { database }: RouteContext): void {
  app.get(
    `${ACCOUNT_PICTURE_PATH}:version`,
    { schema: { hide: true, params: z.object({ version: z.string().max(100) }) } },
    async (request, reply) => {
      const picture = await findAccountPicture(database, request.params.version);
      if (!picture) throw new Problem('not-found');
      return sendPicture(reply, picture, 'private, max-age=31536000, immutable');
    },
  );
}
