/** A word to the next page of this tab, which takes it once. Nothing is kept where the browser keeps nothing. */
export function nextPageFlag(key: string): { raise: () => void; take: () => boolean } {
  return {
    raise() {
      try {
        sessionStorage.setItem(key, 'true');
      } catch {
        // the next page will not know
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
