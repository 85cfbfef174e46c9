import type { ReactNode } from 'react';
import { BLANK } from '#contract/page-blanks.ts';

/** Marks a part that the server removes if plans cannot be bought. */
export function WhereBought({ isBought, children }: { isBought: boolean; children: ReactNode }) {
  if (!isBought) return children;
  return (
    <>
      {BLANK.billing.begin}
      {children}
      {BLANK.billing.end}
    </>
  );
}
