import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from './hint.tsx';

export type TermName = 'range' | 'soFar' | 'change' | 'sure' | 'basedOn' | 'revised' | 'rank' | 'median';

/** Long enough to be read after a finger let go. */
const STAYS_MS = 8_000;

/** A word of ours; pointed at, focused or touched it says what it means. */
export function Term({ of, children }: { of: TermName; children: ReactNode }) {
  return (
    <Explained by={of}>
      <Box
        component="button"
        type="button"
        sx={{
          all: 'unset',
          cursor: 'help',
          // 24 px to touch, in a line that stays as it is
          display: 'inline-block',
          py: '3px',
          my: '-3px',
          // one by one: Safari 17 does not know all of them together
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

/** What can be pressed already, with what its word means; without a word, as it is. */
export function Explained({ by, children }: { by: TermName | undefined; children: ReactElement }) {
  const { t } = useTranslation();
  if (by === undefined) return children;
  return (
    <Hint describeChild title={t(`term.${by}`)} enterTouchDelay={0} leaveTouchDelay={STAYS_MS}>
      {children}
    </Hint>
  );
}
