import { z } from 'zod';
import { Money } from '../product/product.ts';
import { PlanKey } from './plan.ts';

/** What opens the overlay: the sandbox's checkout, or Paddle's transaction. */
export const Checkout = z.object({ provider: z.enum(['sandbox', 'paddle']), id: z.string() });
export type Checkout = z.infer<typeof Checkout>;

/** The countries of the sandbox, with their tax. */
export const SANDBOX_TAX_PERCENT = { US: 0, FR: 20, DE: 19, GB: 20, MA: 20, SA: 15 } as const;
export type SandboxCountry = keyof typeof SANDBOX_TAX_PERCENT;
export const SANDBOX_COUNTRIES = Object.keys(SANDBOX_TAX_PERCENT) as SandboxCountry[];
export const SandboxCountry = z.enum(SANDBOX_COUNTRIES);

/** The cards of the sandbox, by what they do. Any other number is refused. */
export const SANDBOX_CARDS = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  needsConfirmation: '4000002500003155',
  /** Pays once; every renewal after that is declined. */
  expiresAtRenewal: '4000000000000341',
} as const;

/** `GET /dev/checkouts/{id}`: what a provider's overlay would show. */
export const SandboxCheckout = z.object({
  id: z.string(),
  purpose: z.enum(['subscribe', 'update-payment-method']),
  status: z.enum(['open', 'needs-confirmation', 'completed', 'closed']),
  plan: PlanKey,
  trialDays: z.number().int(),
  price: Money.describe('Price of a month, without tax.'),
  email: z.string(),
});
export type SandboxCheckout = z.infer<typeof SandboxCheckout>;

/** `POST /dev/checkouts/{id}/pay`. */
export const SandboxPayment = z.object({
  card: z.string().max(30).describe('The card number. Spaces are ignored.'),
  expires: z
    .string()
    .regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'MM/YY')
    .describe('MM/YY'),
  country: SandboxCountry,
});
export type SandboxPayment = z.infer<typeof SandboxPayment>;

/** `POST /dev/checkouts/{id}/confirm`: the answer of the bank's page. */
export const SandboxConfirmation = z.object({ isApproved: z.boolean() });

export const SandboxPaymentResult = z.object({
  status: z.enum(['completed', 'needs-confirmation', 'declined']),
  total: Money.nullable().describe('The amount with tax that was charged, or would be once confirmed.'),
});
export type SandboxPaymentResult = z.infer<typeof SandboxPaymentResult>;

/** `POST /dev/billing/advance`: lets days pass in the sandbox, with everything due in them. */
export const SandboxAdvance = z.object({ days: z.number().min(0).max(400) });
export const SandboxNow = z.object({ asOf: z.iso.datetime() });
