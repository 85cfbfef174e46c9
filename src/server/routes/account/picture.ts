import type { FastifyInstance } from 'fastify';
import { ACCOUNT_PICTURE_TYPES, MAX_ACCOUNT_PICTURE_BYTES } from '#contract/account/picture.ts';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { pictureEndpoints } from '#contract/endpoints/pictures.ts';
import { findAccountPicture, removeAccountPicture, setAccountPicture } from '#identity/account/account-picture.ts';
import { Problem } from '#runtime/problem.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { serveOn } from '../../http/serve.ts';
import { sendPicture } from '../../pictures/send-picture.ts';
import { sniffPicture } from '../../pictures/sniff-picture.ts';

/** Account pictures. The scope has its own body parsers, which read bytes. */
export function accountPictureRoutes(scope: FastifyInstance, context: RouteContext): void {
  const { people, clock } = context;
  const options = { parseAs: 'buffer', bodyLimit: MAX_ACCOUNT_PICTURE_BYTES } as const;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...ACCOUNT_PICTURE_TYPES], options, (_request, body, done) => done(null, body));
  const serve = serveOn(scope, context);

  serve(accountEndpoints.setAccountPicture, async ({ accountId, request }) => {
    const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
    // the type is detected from the bytes, whatever the header says
    const sniffed = sniffPicture(body);
    const type = ACCOUNT_PICTURE_TYPES.find((allowed) => allowed === sniffed);
    if (!type) throw new Problem('content-type-not-supported');
    return { photoUrl: await setAccountPicture({ database: people, clock }, accountId, { type, body }) };
  });

  serve(accountEndpoints.removeAccountPicture, async ({ accountId }) => removeAccountPicture(people, accountId));

  serve(pictureEndpoints.getAccountPicture, async ({ params, reply }) => {
    const picture = await findAccountPicture(people, params.version);
    if (!picture) throw new Problem('not-found');
    return sendPicture(reply, picture, 'private, max-age=31536000, immutable');
  });
}
