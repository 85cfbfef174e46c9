import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#runtime/random.ts';
import { drawCall, type Person } from '../api/mix.ts';

export type Asked = { fromMs: number; untilMs: number; problem: string | null };

const PATIENCE_MS = 30_000;

/** Asks as many people do, each of another web, until told to end; nothing while they are not `ready`. */
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
      const one = ask(url, person, call).then((answer) => {
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

async function ask(url: string, person: Person, { method, path, body }: ReturnType<typeof drawCall>['call']) {
  const fromMs = Date.now();
  const problem = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${person.token}`, ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && { body: JSON.stringify(body) }),
  }).then(
    async (answer) => {
      const text = await answer.text();
      return answer.ok ? null : `${path}: ${answer.status} ${text.slice(0, 200)}`;
    },
    (error) => `${path}: ${error.cause?.code ?? error.message}`,
  );
  return { fromMs, untilMs: Date.now(), problem };
}
