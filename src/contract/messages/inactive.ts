import { z } from 'zod';

/** Of what works without its owner, only as much works as the plan allows. */
export const InactiveReason = z
  .enum(['plan-limit'])
  .nullable()
  .describe('plan-limit: the plan allows fewer of these, and the oldest come first. Null if it works.');
