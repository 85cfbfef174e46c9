import type { ReactNode } from 'react';
import { BLANK } from '#contract/page-blanks.ts';

/** Marks what the server leaves out of a page where no plan can be bought. */
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
