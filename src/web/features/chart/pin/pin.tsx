import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import type { SxProps, Theme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import type { ReactNode } from 'react';

/** Large enough to touch. */
export const PIN_PX = 24;
/** The largest mark in a pin. */
export const MARK_PX = 16;

type PinProps = {
  label: string;
  /** The middle of the bucket, and the upper edge of the pin. */
  x: number;
  top: number;
  onOpen: (anchor: HTMLElement) => void;
  children: ReactNode;
};

/** A button on a chart that opens a popover. */
export function Pin({ label, x, top, onOpen, children }: PinProps) {
  const { left, width } = useDrawingArea();
  // its mark stays clear of the axis labels beside the first bucket
  const middle = Math.min(Math.max(x, left + MARK_PX / 2), left + width - MARK_PX / 2);
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-label={label}
      onClick={(event) => onOpen(event.currentTarget)}
      // the axis knows its own position, in both writing directions
      style={{ left: middle - PIN_PX / 2, top }}
      sx={{
        position: 'absolute',
        // on paper the chart may be narrower than its measured width
        displayPrint: 'none',
        width: PIN_PX,
        height: PIN_PX,
        borderRadius: '50%',
        color: 'text.secondary',
        '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
      }}
    >
      {children}
    </ButtonBase>
  );
}

type PopoverProps = {
  /** The open pin; null if none is. */
  anchor: HTMLElement | null;
  opens: 'above' | 'below';
  titleId: string;
  onClose: () => void;
  sx: SxProps<Theme>;
  children: ReactNode;
};

export function PinPopover({ anchor, opens, titleId, onClose, sx, children }: PopoverProps) {
  const [edge, opposite] = opens === 'below' ? (['bottom', 'top'] as const) : (['top', 'bottom'] as const);
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: edge, horizontal: 'center' }}
      transformOrigin={{ vertical: opposite, horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx } }}
    >
      {children}
    </Popover>
  );
}
