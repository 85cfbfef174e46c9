import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { cloneElement, type ReactElement, type RefCallback, type SyntheticEvent, useRef } from 'react';

/**
 * A tooltip that learns where it stands when it is pointed at, touched or reached by a key. MUI's keeps it in its state as
 * soon as it is there, and so is drawn twice.
 */
export function Hint({ children, ...props }: TooltipProps) {
  const of = children as ReactElement<object>;
  return (
    <Tooltip {...props}>
      <PointedAt {...of.props} of={of} />
    </Tooltip>
  );
}

type Handler = (event: SyntheticEvent) => void;
type Given = { ref?: RefCallback<Element>; onMouseOver?: Handler; onTouchStart?: Handler; onFocus?: Handler };

/** Has the props of `of`, so that the tooltip joins its own to them. */
function PointedAt({ ref, of, onMouseOver, onTouchStart, onFocus, ...given }: Given & { of: ReactElement<object> }) {
  const told = useRef<Element>(null);
  const noting = (then?: Handler) => (event: SyntheticEvent) => {
    if (told.current !== event.currentTarget) ref?.(event.currentTarget);
    told.current = event.currentTarget;
    then?.(event);
  };
  return cloneElement(of, {
    ...given,
    onMouseOver: noting(onMouseOver),
    onTouchStart: noting(onTouchStart),
    onFocus: noting(onFocus),
  } as object);
}
