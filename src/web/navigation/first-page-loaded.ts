import type { Router } from '../router.tsx';

/** Once the code of the page that the address names is there, or has failed to come. */
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
