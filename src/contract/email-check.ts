import { z } from 'zod';

export const EmailCheckBody = z.object({ email: z.string().max(320) });

/** What can be said of an address by its looks and its domain; never whether somebody here has it. */
export const EmailCheck = z.object({
  /** Well formed, and its domain takes mail as far as DNS answers. */
  valid: z.boolean(),
  disposable: z.boolean(),
  /** What was probably meant. */
  suggestion: z.string().nullable(),
});
export type EmailCheck = z.infer<typeof EmailCheck>;
