import { authenticateData, openAuthenticated } from '../seal.ts';

const PURPOSE = 'refresh token';
const SESSION_BYTES = 32;

export type RefreshToken = { sessionId: string; generation: number };

/**
 * The session's id and the number of its refreshes, with a MAC over both. Nothing of the token is stored, so a reader
 * of the database cannot make one. Two requests for one generation get the same successor.
 */
export function writeRefreshToken(secretKey: string, { sessionId, generation }: RefreshToken): string {
  const data = Buffer.alloc(SESSION_BYTES + 4);
  data.write(sessionId, 'base64url');
  data.writeUInt32BE(generation, SESSION_BYTES);
  return authenticateData(secretKey, PURPOSE, data).toString('base64url');
}

/** Null if the token is not ours. */
export function readRefreshToken(secretKey: string, token: string): RefreshToken | null {
  const data = openAuthenticated(secretKey, PURPOSE, Buffer.from(token, 'base64url'));
  if (data?.length !== SESSION_BYTES + 4) return null;
  return {
    sessionId: data.subarray(0, SESSION_BYTES).toString('base64url'),
    generation: data.readUInt32BE(SESSION_BYTES),
  };
}
