import type { FastifyReply } from 'fastify';

/** Sends a picture with headers that stop its bytes from running as a script on our origin. */
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
