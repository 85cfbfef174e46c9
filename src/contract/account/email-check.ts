import { z } from 'zod';

export const EmailCheckBody = z.object({ email: z.string().max(320) });

/** What an address and its domain reveal; never whether it has an account here. */
export const EmailCheck = z.object({
  valid: z.boolean().describe('Whether the address is well-formed and its domain accepts mail, as far as DNS answers.'),
  disposable: z.boolean(),
  suggestion: z.string().nullable().describe('The address that was probably meant. Null if there is none.'),
});
export type EmailCheck = z.infer<typeof EmailCheck>;
