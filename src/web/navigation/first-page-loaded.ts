import type { Router } from '../router.tsx';

/** Resolves once the code of the addressed page has loaded or failed. */
export function firstPageLoaded(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
