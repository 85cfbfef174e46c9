import { AsyncLocalStorage } from 'node:async_hooks';

/** What a process is working on. It is added to every line of the log and every span of a trace. */
export type WorkContext = {
  /** The request that is being answered, or that started the work. */
  requestId?: string;
  job?: string;
  jobId?: string;
};

const store = new AsyncLocalStorage<WorkContext>();

/** Runs work in this context, added to the outer one. */
export function runInContext<T>(context: WorkContext, work: () => T): T {
  return store.run({ ...store.getStore(), ...context }, work);
}

export function currentContext(): WorkContext {
  return store.getStore() ?? {};
}
