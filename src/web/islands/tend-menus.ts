/** Menus made of `details` open by themselves; this closes them as menus close: Escape, a click elsewhere. */
export function tendMenus(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>('details[data-menu]');
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of menus) {
      if (!menu.open) continue;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
