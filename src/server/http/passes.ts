import { randomBytes } from 'node:crypto';
import type { Identity, SignedIn } from '../compose/dependencies.ts';

/** Leave for the server to call itself as somebody: for as long as one question of theirs takes, in this process alone. */
export type Passes = {
  /** Runs the work with a bearer token that stands for the caller, and for nobody afterwards. */
  lend<Result>(caller: SignedIn, work: (bearer: string) => Promise<Result>): Promise<Result>;
  /** The same identity, which lets those in who hold a pass. */
  honouredBy(identity: Identity): Identity;
};

export function openPasses(): Passes {
  const holders = new Map<string, SignedIn>();
  return {
    async lend(caller, work) {
      const pass = randomBytes(32).toString('base64url');
      holders.set(pass, caller);
      try {
        return await work(pass);
      } finally {
        holders.delete(pass);
      }
    },
    honouredBy: (identity) => ({
      ...identity,
      authenticate: async (token) => holders.get(token) ?? identity.authenticate(token),
    }),
  };
}
