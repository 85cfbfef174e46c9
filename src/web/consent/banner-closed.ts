import { nextPageFlag } from '../navigation/next-page-flag.ts';

/** "Learn more" also closes the banner on the page it leads to, although nothing was chosen. */
export const bannerClosed = nextPageFlag('tillwatch.bannerClosed');
