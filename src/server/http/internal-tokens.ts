import { randomBytes } from 'node:crypto';
import type { Identity, SignedIn } from '../compose/dependencies.ts';

/**
 * Short-lived permission for the server to call itself as a user: for the time of one question, in this process only.
 */
export type InternalTokens = {
  /** Runs the work with a bearer token for the caller. The token is void afterwards. */
  lend<Result>(caller: SignedIn, work: (bearer: string) => Promise<Result>): Promise<Result>;
  /** The same identity, which also accepts these tokens. */
  honouredBy(identity: Identity): Identity;
};

export function openInternalTokens(): InternalTokens {
  const holders = new Map<string, SignedIn>();
  return {
    async lend(caller, work) {
      const token = randomBytes(32).toString('base64url');
      holders.set(token, caller);
      try {
        return await work(token);
      } finally {
        holders.delete(token);
      }
    },
    honouredBy: (identity) => ({
      ...identity,
      authenticate: async (token) => holders.get(token) ?? identity.authenticate(token),
    }),
  };
}
