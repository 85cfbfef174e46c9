let carried = '';

/** The address typed on one sign-in screen, passed on to the next, so that nobody types it twice. */
export function carriedEmail(): string {
  return carried;
}

export function carryEmail(email: string): void {
  carried = email;
}
