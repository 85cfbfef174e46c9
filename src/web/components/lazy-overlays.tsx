import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import type { PopperProps } from '@mui/material/Popper';
import { type ReactNode, Suspense, useRef } from 'react';
import { part } from '../navigation/load-page.ts';

const loadDrawer = () => import('@mui/material/Drawer');
const loadMenu = () => import('@mui/material/Menu');
const loadPopover = () => import('@mui/material/Popover');
const loadPopper = () => import('@mui/material/Popper');
const Drawer = part(loadDrawer, 'default');
const Menu = part(loadMenu, 'default');
const Popover = part(loadPopover, 'default');
const Popper = part(loadPopper, 'default');

// Overlays are loaded when first opened, so that no page waits for them.

export function loadOverlays(): Promise<unknown> {
  return Promise.all([loadDrawer(), loadMenu(), loadPopover(), loadPopper()]);
}

export function LazyDrawer(props: DrawerProps) {
  return (
    <OnceOpened isOpen={props.open}>
      <Drawer {...props} />
    </OnceOpened>
  );
}

/** Has the name of the button that opens it. */
export function LazyMenu(props: MenuProps & { anchorEl: HTMLElement | null }) {
  const label = props.anchorEl?.ariaLabel ?? props.anchorEl?.textContent;
  return (
    <OnceOpened isOpen={props.open}>
      <Menu {...props} slotProps={{ ...props.slotProps, list: { 'aria-label': label ?? undefined } }} />
    </OnceOpened>
  );
}

export function LazyPopover(props: PopoverProps) {
  return (
    <OnceOpened isOpen={props.open}>
      <Popover {...props} />
    </OnceOpened>
  );
}

/** Unlike a popover, it is no modal: the page stays as it is, for screen readers too. */
export function LazyPopper(props: PopperProps) {
  return (
    <OnceOpened isOpen={props.open}>
      <Popper {...props} />
    </OnceOpened>
  );
}

/** Stays mounted after the first opening, so that closing is animated. */
function OnceOpened({ isOpen = false, children }: { isOpen: boolean | undefined; children: ReactNode }) {
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;
  return wasOpened.current && <Suspense>{children}</Suspense>;
}
