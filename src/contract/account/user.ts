import { z } from 'zod';
import { PlanKey } from '../billing/plan.ts';

export const UserInfo = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  avatar: z.string().nullable(),
  daysSinceJoined: z.number().int().nonnegative(),
  plan: PlanKey,
  storesUsed: z.number().int(),
  storeLimit: z.number().int(),
  /** Whether the person operates this server. */
  isOperator: z.boolean(),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** Everything that is stored about a user, by table. */
export const UserData = z.record(z.string(), z.unknown());
