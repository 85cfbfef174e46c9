import type { FastifyReply } from 'fastify';

/** A picture and nothing but: whatever its bytes try, they run no script of ours. */
export function sendPicture(
  reply: FastifyReply,
  picture: { type: string; body: Buffer },
  cacheControl: string,
): FastifyReply {
  return reply
    .header('cache-control', cacheControl)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(picture.type)
    .send(picture.body);
}
