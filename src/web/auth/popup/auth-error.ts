import { FirebaseError } from 'firebase/app';

/** An error as the SDK throws it; `code` without `auth/`. */
export function authError(code: string, detail = code): FirebaseError {
  return new FirebaseError(`auth/${code}`, `Firebase: ${detail} (auth/${code}).`);
}
