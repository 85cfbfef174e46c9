import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlanFeature, planUnlocking } from '#contract/billing/plan.ts';
import { LazyPopover, LazyPopper } from '../lazy-overlays.tsx';
import { UpgradeLink } from './link.tsx';

/** How long the pointer may take from the locked element to its popover. */
const LEAVE_DELAY_MS = 200;

type Lock<Locked extends HTMLElement> = {
  /** Props for the locked element: it opens the popover on hover, on Enter when focused, and on touch. */
  trigger: {
    ref: RefObject<Locked | null>;
    onClick: () => void;
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

type Props = PopoverProps & {
  feature: PlanFeature;
  onFollow?: () => void;
  /** Opens beside the locked element, not below it, where it would cover the next ones. */
  isBeside?: boolean;
};

/** Says which plan unlocks a feature, with a link to it. */
export function UpgradePopover({
  feature,
  onFollow,
  isBeside = false,
  id,
  isOpen,
  isHovered,
  anchor,
  onEnter,
  onLeave,
  onClose,
}: Props) {
  const { t } = useTranslation();
  const [start, end] = useTheme().direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const plan = planUnlocking(feature);
  const isHovering = isOpen && isHovered;
  useEffect(() => {
    if (!isHovering) return;
    // opened by hovering, it does not have the focus, so Escape is pressed elsewhere
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isHovering, onClose]);
  const anchorEl = () => anchor.current!;
  const frame = { id, role: 'dialog', 'aria-label': t('upgrade.title') };
  const size = { width: 248, p: 2 };
  const content = (
    <>
      <Typography variant="subtitle2">{t('upgrade.title')}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        {t(`upgrade.description.${feature}`)}
      </Typography>
      <UpgradeLink plan={plan} size="small" variant="contained" fullWidth onClick={onFollow} />
    </>
  );
  return (
    <>
      <LazyPopper
        open={isHovering}
        anchorEl={anchorEl}
        placement={isBeside ? `${end}-start` : 'bottom'}
        modifiers={[{ name: 'preventOverflow', options: { padding: 16 } }]}
        sx={{ zIndex: 'modal' }}
      >
        <Paper
          elevation={8}
          {...frame}
          onMouseEnter={onEnter}
          onMouseLeave={onLeave}
          sx={{ ...size, bgcolor: 'surface.raised' }}
        >
          {content}
        </Paper>
      </LazyPopper>
      <LazyPopover
        open={isOpen && !isHovered}
        anchorEl={anchorEl}
        onClose={onClose}
        disableScrollLock
        anchorOrigin={isBeside ? { vertical: 'top', horizontal: end } : { vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: isBeside ? start : 'center' }}
        slotProps={{ paper: { ...frame, sx: size } }}
      >
        {content}
      </LazyPopover>
    </>
  );
}
