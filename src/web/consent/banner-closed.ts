import { nextPageFlag } from '../navigation/next-page-flag.ts';

/** "Learn more" closes the banner on the page it leads to as well, though nothing was chosen. */
export const bannerClosed = nextPageFlag('tillwatch.bannerClosed');
