import { FirebaseError } from 'firebase/app';

/** An error in the SDK's form; `code` is without `auth/`. */
export function authError(code: string, detail = code): FirebaseError {
  return new FirebaseError(`auth/${code}`, `Firebase: ${detail} (auth/${code}).`);
}
