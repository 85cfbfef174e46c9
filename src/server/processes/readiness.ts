import { assertWritable } from '#database/assert-writable.ts';
import type { Databases } from '#database/connect.ts';
import { listUnreached } from '#database/distribute.ts';
import type { Clock } from '#runtime/clock.ts';

const READY_WITHIN_MS = 2_000;
const WRITE_EVERY_MS = 5_000;

/**
 * Checks whether a process can do its work. The returned function rejects if it cannot, or if that takes over two
 * seconds.
 */
export function openReadiness({ people, facts, clock }: Databases & { clock: Clock }): () => Promise<void> {
  let writing: { startedAtMs: number; done: Promise<void> } | null = null;

  /** All callers within a few seconds share one write. */
  function write(): Promise<void> {
    const nowMs = clock.now();
    if (writing && Math.abs(nowMs - writing.startedAtMs) < WRITE_EVERY_MS) return writing.done;
    const done = assertWritable(people, nowMs);
    writing = { startedAtMs: nowMs, done };
    // after a failure, the next caller writes again
    done.catch(() => {
      writing = null;
    });
    return done;
  }

  return async () => {
    const [, unreached] = await withinTime(Promise.all([write(), listUnreached(facts)]), READY_WITHIN_MS);
    if (unreached.length > 0) throw new Error(`the database does not reach its nodes ${unreached.join(', ')}`);
  };
}

/** A database that is suspended does not answer at all, so the wait has a limit. */
async function withinTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
