import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import { lazy, type ReactNode, Suspense, useRef } from 'react';

const Drawer = lazy(() => import('@mui/material/Drawer'));
const Menu = lazy(() => import('@mui/material/Menu'));
const Popover = lazy(() => import('@mui/material/Popover'));

// What floats over the page on demand is loaded when it is first opened, so that no page waits for it.

export function LazyDrawer(props: DrawerProps) {
  return (
    <OnceOpened isOpen={props.open}>
      <Drawer {...props} />
    </OnceOpened>
  );
}

export function LazyMenu(props: MenuProps) {
  return (
    <OnceOpened isOpen={props.open}>
      <Menu {...props} />
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

/** Stays once it was there, so that what closes is seen closing. */
function OnceOpened({ isOpen = false, children }: { isOpen: boolean | undefined; children: ReactNode }) {
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;
  return wasOpened.current && <Suspense>{children}</Suspense>;
}
