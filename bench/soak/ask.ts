import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#runtime/random.ts';
import { type Call, drawCall, type Person } from '../api/mix.ts';

export type Asked = { fromMs: number; untilMs: number; problem: string | null };

const PATIENCE_MS = 30_000;

/** Sends calls at a rate, as many people do, each to a random web, until stopped; none while people are not `ready`. */
export function askOn(
  urls: () => readonly string[],
  people: { ready(): Promise<unknown>; all(): readonly Person[] },
  { rate, random }: { rate: number; random: Random },
): { asked: Asked[]; stop(): Promise<void> } {
  const asked: Asked[] = [];
  const running = new Set<Promise<void>>();
  let isOver = false;
  const loop = (async () => {
    while (!isOver) {
      await sleep(random.exponential(rate / 1000));
      await people.ready();
      const { person, call } = drawCall(people.all(), random);
      const url = urls()[random.below(urls().length)]!;
      const again = async () => {
        await people.ready();
        return people.all().find(({ id }) => id === person.id)!;
      };
      const one = ask(url, person, call, again).then((answer) => {
        asked.push(answer);
        running.delete(one);
      });
      running.add(one);
    }
  })();
  return {
    asked,
    async stop() {
      isOver = true;
      await loop;
      await Promise.all(running);
    },
  };
}

/** Asks once more with a new token if the old one expired, as the page does. */
async function ask(url: string, person: Person, call: Call, again: () => Promise<Person>): Promise<Asked> {
  const fromMs = Date.now();
  const { path } = call;
  const problem = await send(url, person, call)
    .then(async (answer) => (answer.status === 401 ? send(url, await again(), call) : answer))
    .then(
      ({ ok, status, text }) => (ok ? null : `${path}: ${status} ${text.slice(0, 200)}`),
      (error) => `${path}: ${error.cause?.code ?? error.message}`,
    );
  return { fromMs, untilMs: Date.now(), problem };
}

async function send(url: string, { token }: Person, { method, path, body }: Call) {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  return { ok: answer.ok, status: answer.status, text: await answer.text() };
}
