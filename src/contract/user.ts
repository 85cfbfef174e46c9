import { z } from 'zod';
import { PlanKey } from './plan.ts';

export const UserInfo = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  avatar: z.string().nullable(),
  daysSinceJoined: z.number().int().nonnegative(),
  plan: PlanKey,
  storesUsed: z.number().int(),
  storeLimit: z.number().int(),
  /** Runs this server. */
  isOperator: z.boolean(),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** Everything that is kept of a user, by where it lies. */
export const UserData = z.record(z.string(), z.unknown());
