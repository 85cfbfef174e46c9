/** A flag for the next page of this tab, which reads it once. Without storage there is no flag. */
export function nextPageFlag(key: string): { raise: () => void; take: () => boolean } {
  return {
    raise() {
      try {
        sessionStorage.setItem(key, 'true');
      } catch {
        // then the next page does not know
      }
    },
    take() {
      try {
        const isRaised = sessionStorage.getItem(key) === 'true';
        sessionStorage.removeItem(key);
        return isRaised;
      } catch {
        return false;
      }
    },
  };
}
