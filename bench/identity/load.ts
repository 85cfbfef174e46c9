import { Connection } from './connection.ts';

export type Service = { url: string; key: string; identityPath: string; tokenPath: string };
type Person = { email: string; password: string; idToken: string; refreshToken: string; connection: Connection };
export type Kind = 'sign-in' | 'lookup' | 'refresh';

const CONNECTIONS = 20;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Twenty people at once, each with an address and a connection of their own. */
export class Load {
  readonly #service: Service;
  people: Person[] = [];

  constructor(service: Service) {
    this.#service = service;
  }

  async signUp(): Promise<void> {
    this.people = await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, number) => {
        const given = { email: `person${number}@bench.example`, password: 'correct horse' };
        const connection = new Connection(this.#service.url, `127.0.0.${number + 2}`);
        const body = await this.#identity(connection, 'signUp', { ...given, returnSecureToken: true });
        return { ...given, connection, idToken: String(body.idToken), refreshToken: String(body.refreshToken) };
      }),
    );
  }

  /** How many calls were answered in this many seconds. Throws at the first refusal. */
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

  /** How long it takes to refuse a wrong password, in milliseconds. */
  async timeRefusal(email: string): Promise<number> {
    const { connection } = this.people[0]!;
    const startedAt = performance.now();
    await this.#identity(connection, 'signInWithPassword', { email, password: 'wrong horse' }).catch(() => {});
    return performance.now() - startedAt;
  }

  close(): void {
    for (const { connection } of this.people) connection.close();
  }

  async #call(kind: Kind, person: Person): Promise<void> {
    const { email, password, idToken, connection } = person;
    if (kind === 'lookup') await this.#identity(connection, 'lookup', { idToken });
    else if (kind === 'sign-in') {
      await this.#identity(connection, 'signInWithPassword', { email, password, returnSecureToken: true });
    } else {
      const form = `grant_type=refresh_token&refresh_token=${encodeURIComponent(person.refreshToken)}`;
      const body = await this.#post(connection, `${this.#service.tokenPath}/v1/token`, FORM_TYPE, form);
      person.refreshToken = String(body.refresh_token);
    }
  }

  #identity(connection: Connection, call: string, body: object): Promise<Record<string, unknown>> {
    return this.#post(connection, `${this.#service.identityPath}/v1/accounts:${call}`, JSON_TYPE, JSON.stringify(body));
  }

  async #post(connection: Connection, path: string, type: string, body: string): Promise<Record<string, unknown>> {
    return JSON.parse(await connection.post(`${path}?key=${this.#service.key}`, type, body));
  }
}
