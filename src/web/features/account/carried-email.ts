const KEPT_AS = 'tillwatch.carriedEmail';

/** Where nothing can be stored it lasts as long as the page. */
let carried = '';

/** The address typed on one sign-in screen, kept for the next and for a reload, so that nobody types it twice. */
export function carriedEmail(): string {
  try {
    return sessionStorage.getItem(KEPT_AS) ?? carried;
  } catch {
    return carried;
  }
}

export function carryEmail(email: string): void {
  carried = email;
  try {
    sessionStorage.setItem(KEPT_AS, email);
  } catch {
    // no more than this page knows it then
  }
}
