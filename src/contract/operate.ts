import { z } from 'zod';
import { PlanKey } from './billing/plan.ts';
import { PageQuery, SearchText } from './list.ts';
import { StoreProblem } from './problem.ts';
import { OperatedReview } from './review.ts';

const count = z.number().int().nonnegative();
const when = z.iso.datetime().nullable();

/** The server's state, for its operators. */
export const OperateOverview = z.object({
  version: z.string(),
  startedAt: z.iso.datetime(),
  people: z.object({ all: count, verified: count, disabled: count, invited: count }),
  stores: z.object({ pending: count, read: count, unreadable: count }),
  polls: z.object({
    due: count,
    overdue: count,
    leased: count,
    lagSeconds: z.number(),
    lastHour: count,
    failed: count,
  }),
  extras: z
    .object({
      ...{ keys: count, assistants: count, rules: count, rings: count, channels: count, channelsOff: count },
      ...{ groups: count, notes: count, briefs: count, shares: count, exports: count },
      ...{ reviews: count, reviewsWaiting: count },
      ...{ deliveries: count, deliveriesWaiting: count, deliveriesFailed: count },
    })
    .describe('How many of each exist. `deliveries…` count the messages that are still stored.'),
  networks: z.array(
    z.object({
      egress: z.string(),
      network: z.string(),
      spent: count,
      budget: count,
      pace: z.number(),
      pausedUntil: when,
    }),
  ),
  mail: z.object({ waiting: count, retrying: count, givenUp: count, oldestSeconds: z.number() }),
  jobs: z.array(z.object({ name: z.string(), waiting: count, active: count, failed: count, lastDoneAt: when })),
  databases: z.array(
    z.object({
      kind: z.enum(['people', 'facts']),
      name: z.string(),
      bytes: count,
      /** The growth in bytes; null if it was not measured that long ago. */
      grown: z.object({ week: z.number().int().nullable(), month: z.number().int().nullable() }),
      tables: z.array(z.object({ name: z.string(), bytes: count, rows: count })),
    }),
  ),
  keptDays: z.object({ hours: count, events: count, evidence: count, polls: count }),
});
export type OperateOverview = z.infer<typeof OperateOverview>;

export const OperateQuery = PageQuery.extend({ q: SearchText.default('') });
export type OperateQuery = z.output<typeof OperateQuery>;

const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: count });

export const OperatePerson = z.object({
  id: z.string(),
  email: z.string().nullable(),
  isVerified: z.boolean(),
  isDisabled: z.boolean(),
  isOperator: z.boolean(),
  hasSecondFactor: z.boolean(),
  plan: PlanKey,
  stores: count,
  createdAt: z.iso.datetime(),
  lastSignInAt: when,
});
export type OperatePerson = z.infer<typeof OperatePerson>;
export const OperatePeople = listOf(OperatePerson);

export const OperateStore = z.object({
  id: z.string(),
  host: z.string(),
  platform: z.string().nullable(),
  state: z.enum(['pending', 'read', 'unreadable']),
  problem: StoreProblem.nullable(),
  productCount: count,
  trackedBy: count,
  lastReadAt: when,
  dueAt: when,
});
export type OperateStore = z.infer<typeof OperateStore>;
export const OperateStores = listOf(OperateStore);

const OperateMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(['waiting', 'retrying', 'given-up']),
  queuedAt: z.iso.datetime(),
  tries: count,
  answer: z.string().nullable().describe('The mail server’s last answer.'),
});
export const OperateMails = listOf(OperateMail);

export const OperateReviews = listOf(OperatedReview);

/** What operators can do, here or by a command. */
const OPERATOR_ACTS = [
  'account-enabled',
  'account-disabled',
  'account-signed-out',
  'account-deleted',
  'account-invited',
  'operator-made',
  'operator-unmade',
  'second-factor-removed',
  'plan-set',
  'claims-set',
  'store-read',
  'store-excluded',
  'mail-sent-again',
  'review-approved',
  'review-refused',
] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

export const OperateAct = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(OPERATOR_ACTS),
  operator: z
    .string()
    .nullable()
    .describe('Null for a command on the server, and for an operator whose account is gone.'),
  isCommand: z.boolean(),
  subject: z.string().nullable(),
});
export type OperateAct = z.infer<typeof OperateAct>;
export const OperateActs = listOf(OperateAct);

export const PersonChange = z.object({
  isDisabled: z.boolean().optional(),
  plan: PlanKey.optional(),
});
export type PersonChange = z.infer<typeof PersonChange>;
export const Invitation = z.object({ email: z.string().max(320) });
export const OperatorClaim = z.object({ code: z.string().max(100), email: z.string().max(320) });
