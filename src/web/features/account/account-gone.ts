import { nextPageFlag } from '../../navigation/next-page-flag.ts';

/** Whoever has deleted the account is sent to log in, and is told there that it is done. */
export const accountGone = nextPageFlag('tillwatch.accountGone');
