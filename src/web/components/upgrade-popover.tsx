import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlanFeature, planUnlocking } from '#contract/plan.ts';
import { LazyPopover } from './lazy-overlays.tsx';
import { UpgradeLink } from './upgrade-link.tsx';

/** How long the pointer may take from the locked element to its popover. */
const LEAVE_DELAY_MS = 200;

type Lock<Locked extends HTMLElement> = {
  /** Props for the locked element: it opens the popover on hover, on Enter when focused, and on touch. */
  trigger: {
    ref: RefObject<Locked | null>;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onMouseEnter: (event: MouseEvent) => void;
    onMouseMove: (event: MouseEvent) => void;
    onMouseLeave: () => void;
    'aria-haspopup': 'dialog';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
  };
  popover: PopoverProps;
};

type Point = { x: number; y: number } | null;

type PopoverProps = {
  id: string;
  isOpen: boolean;
  isHovered: boolean;
  anchor: RefObject<HTMLElement | null>;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
};

export function useUpgradePopover<Locked extends HTMLElement>(): Lock<Locked> {
  const ref = useRef<Locked>(null);
  const id = useId();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isPinned = useRef(false);
  const pointer = useRef<Point>(null);
  const closedAt = useRef<Point>(null);
  const close = () => {
    isPinned.current = false;
    closedAt.current = pointer.current;
    setOpen(false);
  };
  const onEnter = () => {
    clearTimeout(leaving.current);
    if (isPinned.current) return;
    setHovered(true);
    setOpen(true);
  };
  const onPoint = ({ clientX, clientY }: MouseEvent) => {
    const { current: closed } = closedAt;
    pointer.current = { x: clientX, y: clientY };
    // a pointer that rests where the popover was just closed must not open it again
    if (closed?.x === clientX && closed.y === clientY) return;
    closedAt.current = null;
    onEnter();
  };
  const onLeave = () => {
    // opened by a click or a key, it stays until it is closed
    if (!isPinned.current) leaving.current = setTimeout(() => setOpen(false), LEAVE_DELAY_MS);
  };
  const toggle = () => {
    clearTimeout(leaving.current);
    setHovered(false);
    isPinned.current = !isOpen || isHovered;
    setOpen(isPinned.current);
  };
  return {
    trigger: {
      ref,
      onClick: toggle,
      // opened by hovering, the popover does not have the focus, so Escape is handled here
      onKeyDown: (event) => {
        if (event.key === 'Escape') close();
      },
      onMouseEnter: onPoint,
      onMouseMove: onPoint,
      onMouseLeave: onLeave,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
    },
    popover: { id, isOpen, isHovered, anchor: ref, onEnter, onLeave, onClose: close },
  };
}

/** Says which plan unlocks a feature, with a link to it. */
export function UpgradePopover({
  feature,
  onFollow,
  id,
  isOpen,
  isHovered,
  anchor,
  onEnter,
  onLeave,
  onClose,
}: PopoverProps & { feature: PlanFeature; onFollow?: () => void }) {
  const { t } = useTranslation();
  const plan = planUnlocking(feature);
  return (
    <LazyPopover
      id={id}
      open={isOpen}
      anchorEl={() => anchor.current}
      onClose={onClose}
      disableScrollLock
      disableAutoFocus={isHovered}
      disableEnforceFocus={isHovered}
      disableRestoreFocus={isHovered}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ pointerEvents: isHovered ? 'none' : undefined }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('upgrade.title'),
          onMouseEnter: onEnter,
          onMouseLeave: onLeave,
          sx: { width: 248, p: 2, pointerEvents: 'auto' },
        },
      }}
    >
      <Typography variant="subtitle2">{t('upgrade.title')}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        {t(`upgrade.description.${feature}`)}
      </Typography>
      <UpgradeLink plan={plan} size="small" variant="contained" fullWidth onClick={onFollow} />
    </LazyPopover>
  );
}
