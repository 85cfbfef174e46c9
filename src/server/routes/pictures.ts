import { join } from 'node:path';
import { z } from 'zod';
import { Problem } from '#runtime/problem.ts';
import { diskCache } from '../pictures/disk-cache.ts';
import { isSigned } from '../pictures/picture-address.ts';
import { pictureReader } from '../pictures/read-picture.ts';
import { sendPicture } from '../pictures/send-picture.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';

const MAX_CACHE_BYTES = 256 * 1024 * 1024;

/** Pictures of stores, from our own origin: the browser of a user never asks a watched store for anything. */
export function pictureRoutes(app: TypedApp, { settings, fetcher, clock }: RouteContext): void {
  const cache = diskCache(join(settings.dataFolder, 'pictures'), MAX_CACHE_BYTES);
  const readPicture = pictureReader({ fetcher, cache, clock });

  app.get(
    '/pictures/:signature',
    {
      schema: {
        hide: true,
        params: z.object({ signature: z.string() }),
        querystring: z.object({ of: z.string().max(4096) }),
      },
    },
    async (request, reply) => {
      const { signature } = request.params;
      if (!isSigned(settings.secretKey, request.query.of, signature)) throw new Problem('not-found');
      const picture = await readPicture(request.query.of);
      if (!picture) throw new Problem('not-found');
      return sendPicture(reply, picture, 'public, max-age=604800');
    },
  );
}
