// npm run account -- enable|disable|sign-out|remove-second-factor EMAIL, plan EMAIL PLAN or claims EMAIL JSON: what an operator does to an account.
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { setPlan } from '#billing/plan/set-plan.ts';
import { openSandboxClock } from '#billing/providers/sandbox/sandbox-clock.ts';
import { PlanKey } from '#contract/plan.ts';
import type { People } from '#database/connect.ts';
import type { Claims } from '#identity/account/account.ts';
import { disableAccount, enableAccount } from '#identity/account/disable-account.ts';
import { findAccountByEmail } from '#identity/account/find-account.ts';
import { setClaims } from '#identity/account/set-claims.ts';
import { IdentityError } from '#identity/identity-error.ts';
import { removeSecondFactor } from '#identity/second-factor/remove-second-factor.ts';
import { endSessions } from '#identity/session/list-sessions.ts';
import { createMailQueue } from '#mail/queue.ts';
import { systemClock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { Settings } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `npm run account -- enable EMAIL
npm run account -- disable EMAIL
npm run account -- sign-out EMAIL
npm run account -- remove-second-factor EMAIL
npm run account -- plan EMAIL ${PlanKey.options.join('|')}
npm run account -- claims EMAIL '{"name":value}' (null removes one)`;

type Place = { database: People; settings: Settings; databaseUrl: string };
/** Does it and says what it did. */
type Action = (place: Place, account: { id: string; email: string }) => Promise<string>;

const ACTIONS: Record<string, Action> = {
  async enable({ database }, { id, email }) {
    await enableAccount({ database, clock: systemClock }, id);
    return `${email} is enabled now.`;
  },
  async disable({ database }, { id, email }) {
    await disableAccount({ database, clock: systemClock }, id);
    return `${email} is disabled now.`;
  },
  async 'sign-out'({ database }, { id, email }) {
    await endSessions({ database, clock: systemClock }, id);
    return `${email} is signed out everywhere.`;
  },
  async 'remove-second-factor'({ database, settings, databaseUrl }, { id, email }) {
    const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
    await boss.start();
    try {
      const mail = await createMailQueue(boss);
      const origin = settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
      await removeSecondFactor({ database, clock: systemClock, mail, origin }, id).catch((cause) => {
        if (cause instanceof Problem) throw new StartError(`${email} has no second factor.`, { cause });
        throw cause;
      });
    } finally {
      await boss.stop({ graceful: false });
    }
    return `${email} signs in with the password alone now, and is signed out everywhere.`;
  },
};

function planAction(plan: PlanKey): Action {
  return async ({ database }, { id, email }) => {
    const given = await setPlan({ database, clock: await openSandboxClock(database, systemClock) }, id, plan);
    const why =
      given.plan === plan ? '' : `, by a ${given.source === 'referral' ? 'credit' : 'subscription'} of its own`;
    return `${email} is on the plan ${given.plan} now${why}.`;
  };
}

/** What else an ID token says of the account; the plan has an action of its own. */
function claimsAction(claims: Claims): Action {
  return async ({ database }, { id, email }) => {
    await setClaims({ database, clock: systemClock }, id, claims).catch((cause) => {
      if (cause instanceof IdentityError) throw new StartError(cause.message, { cause });
      throw cause;
    });
    return `${email} has new claims, in its tokens from the next refresh on.`;
  };
}

const ClaimsText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.unknown()).refine((claims) => !Object.hasOwn(claims, 'plan')));

function findAction(name = '', value = ''): Action | null {
  if (name === 'plan') {
    const plan = PlanKey.safeParse(value.toUpperCase()).data;
    return plan ? planAction(plan) : null;
  }
  if (name === 'claims') {
    const claims = ClaimsText.safeParse(value).data;
    return claims ? claimsAction(claims) : null;
  }
  return Object.hasOwn(ACTIONS, name) ? ACTIONS[name]! : null;
}

await withDatabase(async ({ people: database }, settings, { databaseUrl }) => {
  const [name, email, value] = process.argv.slice(2);
  const act = findAction(name, value);
  if (!act || !email) throw new StartError(USAGE);
  const account = await findAccountByEmail({ database }, email);
  if (!account) throw new StartError(`No account has the address ${email}.`);
  process.stdout.write(`${await act({ database, settings, databaseUrl }, { id: account.id, email })}\n`);
});
