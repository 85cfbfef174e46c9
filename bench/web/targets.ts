/**
 * KiB of compressed JavaScript: the application's shell; a page beyond it, with what the dashboard shares; a public
 * page.
 */
export const BUDGET = { shellKib: 240, routeKib: 150, publicKib: 10 };

/** Lighthouse's scores out of 100, and layout shift, for each kind of page. */
export const SCORES = { public: 95, desktop: 90, mobile: 85, layoutShift: 0.02 };
