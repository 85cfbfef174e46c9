import { Pool } from 'undici';

export type Service = { url: string; key: string; identityPath: string; tokenPath: string };
export type Person = { email: string; password: string; idToken: string; refreshToken: string };
export type Kind = 'sign-in' | 'lookup' | 'refresh';

export const CONNECTIONS = 20;
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

/** Twenty people at once, each with a connection of their own. */
export class Load {
  readonly #pool: Pool;
  readonly #service: Service;
  people: Person[] = [];

  constructor(service: Service) {
    this.#service = service;
    this.#pool = new Pool(service.url, { connections: CONNECTIONS });
  }

  async signUp(): Promise<void> {
    this.people = await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, number) => {
        const given = { email: `person${number}@bench.example`, password: 'correct horse' };
        const body = await this.#identity('signUp', { ...given, returnSecureToken: true });
        return { ...given, idToken: String(body.idToken), refreshToken: String(body.refreshToken) };
      }),
    );
  }

  /** How many calls were answered in so many seconds. Throws at the first refusal. */
  async run(kind: Kind, seconds: number): Promise<{ done: number; seconds: number }> {
    const startedAt = performance.now();
    let done = 0;
    const lane = async (person: Person) => {
      while (performance.now() - startedAt < seconds * 1000) {
        await this.#call(kind, person);
        done++;
      }
    };
    await Promise.all(this.people.map(lane));
    return { done, seconds: (performance.now() - startedAt) / 1000 };
  }

  async warmUp(kind: Kind, calls: number): Promise<void> {
    const lane = async (person: Person) => {
      for (let call = 0; call < calls / CONNECTIONS; call++) await this.#call(kind, person);
    };
    await Promise.all(this.people.map(lane));
  }

  /** How long a wrong password is refused, in milliseconds. */
  async timeRefusal(email: string): Promise<number> {
    const startedAt = performance.now();
    await this.#identity('signInWithPassword', { email, password: 'wrong horse' }).catch(() => {});
    return performance.now() - startedAt;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #call(kind: Kind, person: Person): Promise<void> {
    const { email, password, idToken } = person;
    if (kind === 'lookup') await this.#identity('lookup', { idToken });
    else if (kind === 'sign-in') {
      await this.#identity('signInWithPassword', { email, password, returnSecureToken: true });
    } else {
      const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: person.refreshToken });
      const body = await this.#post(`${this.#service.tokenPath}/v1/token`, FORM_TYPE, form.toString());
      person.refreshToken = String(body.refresh_token);
    }
  }

  #identity(call: string, body: object): Promise<Record<string, unknown>> {
    return this.#post(`${this.#service.identityPath}/v1/accounts:${call}`, JSON_TYPE, JSON.stringify(body));
  }

  async #post(path: string, headers: Record<string, string>, body: string): Promise<Record<string, unknown>> {
    const answer = await this.#pool.request({
      method: 'POST',
      path: `${path}?key=${this.#service.key}`,
      headers,
      body,
    });
    const json = (await answer.body.json()) as Record<string, unknown>;
    if (answer.statusCode !== 200) throw new Error(`${path}: ${JSON.stringify(json.error)}`);
    return json;
  }
}
