/** A link to the current page scrolls to its top without reloading. Links with a hash already scroll. */
export function scrollSmoothly(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || link.target || hasModifier || event.button !== 0) return;
    const { origin, pathname, search } = window.location;
    if (link.hash || link.origin !== origin || link.pathname !== pathname || link.search !== search) return;
    event.preventDefault();
    history.pushState(null, '', pathname + search);
    window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'auto' : 'smooth' });
  });
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
