import { AsyncLocalStorage } from 'node:async_hooks';

/** What a process is at: every line of the log, and every span of a trace, says so. */
export type Doing = {
  /** Of the request that is answered, or that what is done was asked for by. */
  requestId?: string;
  job?: string;
  jobId?: string;
};

const store = new AsyncLocalStorage<Doing>();

/** Does work in the name of something; what is named further out goes for it too. */
export function during<T>(doing: Doing, work: () => T): T {
  return store.run({ ...store.getStore(), ...doing }, work);
}

export function doingNow(): Doing {
  return store.getStore() ?? {};
}
