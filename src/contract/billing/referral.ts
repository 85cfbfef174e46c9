import { z } from 'zod';
import { PlanKey } from './plan.ts';

/** The plan that a credit pays for. */
export const REFERRAL_PLAN = 'PREMIUM' satisfies PlanKey;
/** How many days a friend's first payment must not be refunded before it earns a credit. */
export const REFERRAL_STANDING_DAYS = 14;

const REFERRAL_CODE = /^[2-9A-HJ-NP-Z]{8}$/;
/** The `r` of a referral link. */
export const ReferralCode = z.string().trim().toUpperCase().regex(REFERRAL_CODE);

/** The code that a person typed; null if it is not a code. */
export function referralCodeIn(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return REFERRAL_CODE.test(code) ? code : null;
}

export const ReferralState = z
  .enum(['joined', 'paid', 'earned', 'refunded', 'disposable-address', 'own-payment-method'])
  .describe(
    'joined: has not paid yet. paid: earns a credit at `standsAt` unless the first payment is refunded before. earned: ' +
      'earned a credit. The others earn none. refunded: the payment was refunded. disposable-address: the email address ' +
      'is a throw-away one. own-payment-method: it is the one that the referrer pays with.',
  );
export type ReferralState = z.infer<typeof ReferralState>;

export const ReferralEntry = z.object({
  /** `a…@example.org`; null once the account is gone. */
  friend: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  standsAt: z.iso.datetime().nullable(),
  state: ReferralState,
});
export type ReferralEntry = z.infer<typeof ReferralEntry>;

export const CreditEntry = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['earned', 'spent']),
  months: z.number().int(),
  /** With `spent`: when the paid months begin and end. */
  startsAt: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

/** `GET /user/referrals`. Opened links are not counted: nobody is tracked before they sign up. */
export const Referrals = z.object({
  code: z.string(),
  link: z.string(),
  plan: PlanKey.describe('The plan that a credit gives for one month.'),
  joined: z.number().int(),
  paid: z.number().int().describe('How many friends have a first payment that earned a credit or still can.'),
  earned: z.number().int().describe('How many credits I have earned in all.'),
  credits: z.number().int().describe('How many credits I can still spend.'),
  /** Why credits cannot be spent now. */
  lock: z.enum(['none-left', 'subscription-has-it']).nullable(),
  /** When a credit spent now would begin. */
  startsAt: z.iso.datetime(),
  /** Whether someone referred me, and whether I can still name them. */
  hasReferrer: z.boolean(),
  canSetReferrer: z.boolean(),
  /** Newest first, at most 200. */
  friends: z.array(ReferralEntry),
  history: z.array(CreditEntry),
});
export type Referrals = z.infer<typeof Referrals>;

export const SetReferrerBody = z.object({ code: ReferralCode });
export const UseCreditsBody = z.object({ months: z.number().int().min(1).max(24) });
export const UsedCredits = z.object({ plan: PlanKey, until: z.iso.datetime() });
export type UsedCredits = z.infer<typeof UsedCredits>;
