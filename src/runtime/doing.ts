import { AsyncLocalStorage } from 'node:async_hooks';

/** What a process is working on. It is added to every line of the log and every span of a trace. */
export type Doing = {
  /** The request that is being answered, or that started the work. */
  requestId?: string;
  job?: string;
  jobId?: string;
};

const store = new AsyncLocalStorage<Doing>();

/** Runs work in this context, added to the outer one. */
export function during<T>(doing: Doing, work: () => T): T {
  return store.run({ ...store.getStore(), ...doing }, work);
}

export function doingNow(): Doing {
  return store.getStore() ?? {};
}
