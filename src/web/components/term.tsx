import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from './hint.tsx';

export type TermName = 'range' | 'soFar' | 'change' | 'sure' | 'basedOn' | 'revised' | 'rank' | 'median';

/** Long enough to read after the finger has left. */
const STAYS_MS = 8_000;

/** A term of ours, explained when pointed at, focused or touched. */
export function Term({ of, children }: { of: TermName; children: ReactNode }) {
  return (
    <Explained by={of}>
      <Box
        component="button"
        type="button"
        sx={{
          all: 'unset',
          cursor: 'help',
          // 24 px to touch, without making the line higher
          display: 'inline-block',
          py: '3px',
          my: '-3px',
          // set one by one, because Safari 17 does not support the shorthand with all of them
          textDecorationLine: 'underline',
          textDecorationStyle: 'dotted',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.25em',
          '&:focus-visible': { outline: '2px solid', outlineOffset: 2, borderRadius: 0.5 },
        }}
      >
        {children}
      </Box>
    </Explained>
  );
}

/** Adds a term's explanation to an element that can be pressed anyway. Without a term, the element stays as it is. */
export function Explained({ by, children }: { by: TermName | undefined; children: ReactElement }) {
  const { t } = useTranslation();
  if (by === undefined) return children;
  return (
    <Hint describeChild title={t(`term.${by}`)} enterTouchDelay={0} leaveTouchDelay={STAYS_MS}>
      {children}
    </Hint>
  );
}
