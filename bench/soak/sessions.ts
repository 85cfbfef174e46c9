import { apiKeyOf, type Signer, signIn } from '../api/make-people.ts';
import type { Person } from '../api/mix.ts';

export type Sessions = {
  all(): readonly Person[];
  /** Gives everybody a new token, as the page gets one when the old one expires. */
  renew(origin: string): Promise<void>;
};

export async function openSessions(origin: string, signers: Signer[]): Promise<Sessions> {
  const refreshTokens = new Map<string, string>();
  const people = new Map<string, Person>();
  for (const { email, ...person } of signers) await enter(origin, email, person);

  async function enter(at: string, email: string, person: Omit<Person, 'token'>): Promise<void> {
    const { idToken, refreshToken } = await signIn(at, email);
    refreshTokens.set(email, refreshToken);
    people.set(email, { ...person, token: idToken });
  }

  return {
    all: () => [...people.values()],
    async renew(at) {
      const url = `${at}/v1/token?key=${await apiKeyOf(at)}`;
      for (const { email, ...person } of signers) {
        const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshTokens.get(email)! });
        const answer = await fetch(url, { method: 'POST', body });
        if (!answer.ok) {
          await answer.body?.cancel();
          // the answer was lost in a fault, and the old refresh token is no longer valid
          await enter(at, email, person);
          continue;
        }
        const given = (await answer.json()) as { id_token: string; refresh_token: string };
        refreshTokens.set(email, given.refresh_token);
        people.set(email, { ...person, token: given.id_token });
      }
    },
  };
}
