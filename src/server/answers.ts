import { z } from 'zod';
import { ProblemDetails } from '#contract/problem.ts';

const PROBLEM = {
  description: 'A problem, told by its `code`',
  content: { 'application/problem+json': { schema: ProblemDetails } },
};

/** The answers of a route for its schema: its own, and problems. What the schema does not name is stripped. */
export function answers<Schema extends z.ZodType, Status extends 200 | 201 = 200>(
  schema: Schema,
  status: Status = 200 as Status,
) {
  return { [status]: schema, default: PROBLEM } as { [Key in Status]: Schema } & { default: typeof PROBLEM };
}

export const NOTHING = { 204: z.null().describe('Done'), default: PROBLEM };
