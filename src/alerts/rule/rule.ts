import type { AlertCondition } from '#contract/messages/alert.ts';

/** What a rule covers, and when it rings. */
export type Rule = {
  storeId: number | null;
  productId: number | null;
  tag: string | null;
  condition: AlertCondition;
  coolDownHours: number;
};
