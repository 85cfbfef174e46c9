import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Told } from './serve-cases.fixture.ts';

const CHILD = fileURLToPath(new URL('./serve-cases.fixture.ts', import.meta.url));

export type HostileShops = {
  /** Opens the server of a case. Returns its origin and, over TLS, the authority to trust. */
  open(index: number): Promise<{ origin: string; authority: string | null }>;
  turn(index: number, isHostile: boolean): Promise<void>;
  close(): Promise<void>;
};

/** The servers of the cases, in a process of their own. */
export function startHostileShops(): HostileShops {
  const child = fork(CHILD, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    async open(index) {
      const told = await ask(child, { open: index }, (one) => 'opened' in one && one.opened === index);
      return told as Extract<Told, { opened: number }>;
    },
    async turn(index, isHostile) {
      await ask(child, { turn: index, isHostile }, (one) => 'turned' in one && one.turned === index);
    },
    async close() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

function ask(child: ChildProcess, order: object, isAnswer: (told: Told) => boolean): Promise<Told> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('the process of the shops ended'));
    const onMessage = (told: Told) => {
      if (!isAnswer(told)) return;
      child.off('message', onMessage).off('exit', onExit);
      resolve(told);
    };
    child.on('message', onMessage).on('exit', onExit);
    child.send(order);
  });
}
