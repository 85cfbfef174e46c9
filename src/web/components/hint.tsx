import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { cloneElement, type ReactElement, type RefCallback, type SyntheticEvent, useRef } from 'react';

/**
 * A tooltip that gets its anchor only when it is pointed at, touched or focused. MUI's own stores the anchor on mount
 * and so renders twice.
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

/** Takes the props of `of`, so that the tooltip merges its own with them. */
function PointedAt({ ref, of, onMouseOver, onTouchStart, onFocus, ...given }: Given & { of: ReactElement<object> }) {
  const noted = useRef<Element>(null);
  const noting = (then?: Handler) => (event: SyntheticEvent) => {
    if (noted.current !== event.currentTarget) ref?.(event.currentTarget);
    noted.current = event.currentTarget;
    then?.(event);
  };
  return cloneElement(of, {
    ...given,
    onMouseOver: noting(onMouseOver),
    onTouchStart: noting(onTouchStart),
    onFocus: noting(onFocus),
  } as object);
}
