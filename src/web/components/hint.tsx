import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type RefCallback,
  type SyntheticEvent,
  type TouchEvent,
} from 'react';

/**
 * A tooltip that learns where it stands when it is pointed at. MUI's learns it at once, and draws itself anew in the same
 * breath: a page of them comes up twice.
 */
export function Hint({ children, ...props }: TooltipProps) {
  return (
    <Tooltip {...props}>
      <PointedAt>{children as ReactElement<object>}</PointedAt>
    </Tooltip>
  );
}

type Given = {
  ref?: RefCallback<Element>;
  onMouseOver?: (event: MouseEvent) => void;
  onTouchStart?: (event: TouchEvent) => void;
};

/** What the child says of itself leads over what the tooltip gives it. */
function PointedAt({ ref, children, onMouseOver, onTouchStart, ...given }: Given & { children: ReactElement<object> }) {
  const noting =
    <Event extends SyntheticEvent>(then?: (event: Event) => void) =>
    (event: Event) => {
      ref?.(event.currentTarget);
      then?.(event);
    };
  return cloneElement(children, {
    ...given,
    ...children.props,
    onMouseOver: noting(onMouseOver),
    onTouchStart: noting(onTouchStart),
  } as object);
}
