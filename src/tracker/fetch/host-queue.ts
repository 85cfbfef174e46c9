import { setTimeout as sleep } from 'node:timers/promises';

const MAX_REMEMBERED = 20_000;

type Line = { tail: Promise<unknown>; waiting: number; freeAt: number };

export type HostQueue = {
  /** Runs `task` when no other task of this host is running, at least `gapMs` after the last one ended. */
  run<Result>(host: string, gapMs: () => number, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** How long a new task of this host would wait at least, if each one before it leaves a gap of `gapMs`. */
  waitMs(host: string, gapMs: number): number;
};

/** One request in flight per host, with a gap between two. Uses real time, since it is the network that is spared. */
export function hostQueue(nowMs: () => number = () => performance.now()): HostQueue {
  const lines = new Map<string, Line>();

  function lineOf(host: string): Line {
    let line = lines.get(host);
    if (!line) {
      if (lines.size >= MAX_REMEMBERED) forgetIdle();
      line = { tail: Promise.resolve(), waiting: 0, freeAt: 0 };
      lines.set(host, line);
    }
    return line;
  }

  function forgetIdle(): void {
    const now = nowMs();
    for (const [host, line] of lines) if (line.waiting === 0 && line.freeAt <= now) lines.delete(host);
  }

  return {
    run(host, gapMs, task, signal) {
      const line = lineOf(host);
      line.waiting++;
      const turn = line.tail.then(async () => {
        try {
          signal?.throwIfAborted();
          const waitMs = line.freeAt - nowMs();
          if (waitMs > 0) await sleep(waitMs, undefined, { signal });
          // who gave up before has asked nothing, and leaves no gap
          return await task().finally(() => {
            line.freeAt = nowMs() + gapMs();
          });
        } finally {
          line.waiting--;
        }
      });
      // the queue outlives the task: it must not hold on to the task's result, perhaps a body of a megabyte
      line.tail = turn.then(forget, forget);
      return turn;
    },
    waitMs(host, gapMs) {
      const line = lines.get(host);
      return line ? Math.max(0, line.freeAt - nowMs()) + line.waiting * gapMs : 0;
    },
  };
}

function forget(): void {}
