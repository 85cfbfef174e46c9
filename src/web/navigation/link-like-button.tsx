import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** A button that looks like a link in the text and opens something beside it. */
export function LinkLikeButton({
  onClick,
  label,
  children,
}: {
  onClick: () => void;
  label?: string;
  children: ReactNode;
}) {
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      aria-label={label}
      onClick={onClick}
      sx={{ minHeight: 24, textAlign: 'start', overflowWrap: 'anywhere', verticalAlign: 'baseline' }}
    >
      {children}
    </Link>
  );
}
