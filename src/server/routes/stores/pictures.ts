import { join } from 'node:path';
import { pictureEndpoints } from '#contract/endpoints/pictures.ts';
import { Problem } from '#runtime/problem.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { diskCache } from '../../pictures/disk-cache.ts';
import { isSigned } from '../../pictures/picture-address.ts';
import { pictureReader } from '../../pictures/read-picture.ts';
import { sendPicture } from '../../pictures/send-picture.ts';

const MAX_CACHE_BYTES = 256 * 1024 * 1024;

/** Serves stores' pictures from our own origin, so that a user's browser never contacts a watched store. */
export function pictureRoutes(serve: Serve, { settings, fetcher, clock }: RouteContext): void {
  const cache = diskCache(join(settings.dataFolder, 'pictures'), MAX_CACHE_BYTES);
  const readPicture = pictureReader({ fetcher, cache, clock });

  serve(pictureEndpoints.getStorePicture, async ({ params, query, reply }) => {
    if (!isSigned(settings.secretKey, query.of, params.signature)) throw new Problem('not-found');
    const picture = await readPicture(query.of);
    if (!picture) throw new Problem('not-found');
    return sendPicture(reply, picture, 'public, max-age=604800');
  });
}
