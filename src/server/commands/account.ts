// npm run account -- enable|disable|remove-second-factor EMAIL, or plan EMAIL PLAN: what an operator does to an account.
import { PgBoss } from 'pg-boss';
import { openSandboxClock } from '#billing/providers/sandbox/sandbox-clock.ts';
import { setPlan } from '#billing/set-plan.ts';
import { PlanKey } from '#contract/plan.ts';
import type { Database } from '#database/connect.ts';
import { disableAccount, enableAccount } from '#identity/disable-account.ts';
import { findAccountByEmail } from '#identity/find-account.ts';
import { removeSecondFactor } from '#identity/second-factor/remove-second-factor.ts';
import { createMailQueue } from '#mail/queue.ts';
import { systemClock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { Settings } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `npm run account -- enable EMAIL
npm run account -- disable EMAIL
npm run account -- remove-second-factor EMAIL
npm run account -- plan EMAIL ${PlanKey.options.join('|')}`;

type Place = { database: Database; settings: Settings; databaseUrl: string };
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

function findAction(name = '', planName = ''): Action | null {
  if (name !== 'plan') return Object.hasOwn(ACTIONS, name) ? ACTIONS[name]! : null;
  const plan = PlanKey.safeParse(planName.toUpperCase()).data;
  return plan ? planAction(plan) : null;
}

await withDatabase(async (database, settings, databaseUrl) => {
  const [name, email, planName] = process.argv.slice(2);
  const act = findAction(name, planName);
  if (!act || !email) throw new StartError(USAGE);
  const account = await findAccountByEmail({ database }, email);
  if (!account) throw new StartError(`No account has the address ${email}.`);
  process.stdout.write(`${await act({ database, settings, databaseUrl }, { id: account.id, email })}\n`);
});
