import { z } from 'zod';

export const EmailCheckBody = z.object({ email: z.string().max(320) });

/** What an address and its domain reveal; never whether it has an account here. */
export const EmailCheck = z.object({
  /** Whether it is well-formed and its domain accepts mail, as far as DNS answers. */
  valid: z.boolean(),
  disposable: z.boolean(),
  /** The address that was probably meant. */
  suggestion: z.string().nullable(),
});
export type EmailCheck = z.infer<typeof EmailCheck>;
