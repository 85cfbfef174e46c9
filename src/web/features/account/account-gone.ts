import { nextPageFlag } from '../../navigation/next-page-flag.ts';

/** After the account is deleted, the login page says so. */
export const accountGone = nextPageFlag('tillwatch.accountGone');
