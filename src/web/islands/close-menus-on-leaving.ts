/** Menus made of `details` open by themselves. This closes them on Escape and on a click elsewhere. */
export function closeMenusOnLeaving(): void {
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
