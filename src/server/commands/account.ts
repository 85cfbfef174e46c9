// npm run account -- ACT EMAIL …: does an operator's act on an account. Every act is recorded, as on /operate.
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { setPlan } from '#billing/plan/set-plan.ts';
import { openSandboxClock } from '#billing/providers/sandbox/sandbox-clock.ts';
import { PlanKey } from '#contract/billing/plan.ts';
import type { OperatorAct } from '#contract/operate.ts';
import type { People } from '#database/connect.ts';
import type { Claims } from '#identity/account/account.ts';
import { disableAccount, enableAccount } from '#identity/account/disable-account.ts';
import { findAccountByEmail } from '#identity/account/find-account.ts';
import { setClaims } from '#identity/account/set-claims.ts';
import { IdentityError } from '#identity/identity-error.ts';
import { recordAct } from '#identity/operator/record-act.ts';
import { setOperator } from '#identity/operator/set-operator.ts';
import { removeSecondFactor } from '#identity/second-factor/remove-second-factor.ts';
import { endSessions } from '#identity/session/list-sessions.ts';
import { createMailQueue, type MailQueue } from '#mail/queue.ts';
import { systemClock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { Settings } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';
import { deletePerson } from '../operate/delete-person.ts';
import { invitePerson } from '../operate/invite-person.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `npm run account -- enable EMAIL
npm run account -- disable EMAIL
npm run account -- sign-out EMAIL
npm run account -- remove-second-factor EMAIL
npm run account -- delete EMAIL
npm run account -- invite EMAIL (lets the address sign up, unless SIGN_UP is closed, and sends it a mail)
npm run account -- operator EMAIL
npm run account -- no-operator EMAIL
npm run account -- plan EMAIL ${PlanKey.options.join('|')}
npm run account -- claims EMAIL '{"name":value}' (null removes one)`;

type CommandContext = { database: People; settings: Settings; databaseUrl: string };
/** Performs the act and says what it did. */
type Work = (context: CommandContext, account: { id: string; email: string }) => Promise<string>;
type Action = { act: OperatorAct; work: Work };

const originFrom = ({ publicUrl, host, port }: Settings) => publicUrl ?? `http://${host}:${port}`;

async function withMail<Result>(databaseUrl: string, work: (mail: MailQueue) => Promise<Result>): Promise<Result> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  try {
    return await work(await createMailQueue(boss));
  } finally {
    await boss.stop({ graceful: false });
  }
}

const WORKS: Record<string, Work> = {
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
    await withMail(databaseUrl, (mail) =>
      removeSecondFactor({ database, clock: systemClock, mail, origin: originFrom(settings) }, id),
    ).catch((cause) => {
      if (cause instanceof Problem) throw new StartError(`${email} has no second factor.`, { cause });
      throw cause;
    });
    return `${email} now signs in with the password alone, and is signed out everywhere.`;
  },
  async delete({ database, settings, databaseUrl }, { id, email }) {
    // the job has the provider's key: its next run ends what the account pays for
    await withMail(databaseUrl, (mail) =>
      deletePerson({ database, clock: systemClock, mail, origin: originFrom(settings), billing: null }, id),
    );
    return `The account of ${email} is deleted.`;
  },
  async operator({ database }, { id, email }) {
    await setOperator(database, id, true);
    return `${email} is an operator now.`;
  },
  async 'no-operator'({ database }, { id, email }) {
    await setOperator(database, id, false);
    return `${email} is no longer an operator.`;
  },
};

const ACTS: Record<string, OperatorAct> = {
  enable: 'account-enabled',
  disable: 'account-disabled',
  'sign-out': 'account-signed-out',
  'remove-second-factor': 'second-factor-removed',
  delete: 'account-deleted',
  operator: 'operator-made',
  'no-operator': 'operator-unmade',
};

function planWork(plan: PlanKey): Work {
  return async ({ database }, { id, email }) => {
    const given = await setPlan({ database, clock: await openSandboxClock(database, systemClock) }, id, plan);
    const why =
      given.plan === plan ? '' : `, because of its own ${given.source === 'referral' ? 'credit' : 'subscription'}`;
    return `${email} is now on the plan ${given.plan}${why}.`;
  };
}

/** Sets the other claims of an account's ID tokens. The plan has an action of its own. */
function claimsWork(claims: Claims): Work {
  return async ({ database }, { id, email }) => {
    await setClaims({ database, clock: systemClock }, id, claims).catch((cause) => {
      if (cause instanceof IdentityError) throw new StartError(cause.message, { cause });
      throw cause;
    });
    return `${email} has new claims. Its tokens show them from the next refresh on.`;
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
    return plan ? { act: 'plan-set', work: planWork(plan) } : null;
  }
  if (name === 'claims') {
    const claims = ClaimsText.safeParse(value).data;
    return claims ? { act: 'claims-set', work: claimsWork(claims) } : null;
  }
  return Object.hasOwn(WORKS, name) ? { act: ACTS[name]!, work: WORKS[name]! } : null;
}

async function inviteAddress({ database, settings, databaseUrl }: CommandContext, email: string): Promise<void> {
  await withMail(databaseUrl, (mail) =>
    invitePerson({ database, clock: systemClock, mail, origin: originFrom(settings), signUp: settings.signUp }, email),
  ).catch((cause) => {
    if (cause instanceof Problem && cause.code === 'sign-up-closed')
      throw new StartError('SIGN_UP is closed, so nobody can be invited.', { cause });
    if (!(cause instanceof IdentityError)) throw cause;
    const why = cause.code === 'EMAIL_EXISTS' ? 'already has an account' : 'is not an email address';
    throw new StartError(`${email} ${why}.`, { cause });
  });
  const act = { operatorId: null, subject: null, nowMs: systemClock.now() };
  await recordAct(database, 'account-invited', act);
  process.stdout.write(`${email} is invited; the invitation is valid for two weeks.\n`);
}

await withDatabase(async ({ people: database }, settings, { databaseUrl }) => {
  const [name, email, value] = process.argv.slice(2);
  const context = { database, settings, databaseUrl };
  if (name === 'invite' && email) return inviteAddress(context, email);
  const action = findAction(name, value);
  if (!action || !email) throw new StartError(USAGE);
  const account = await findAccountByEmail({ database }, email);
  if (!account) throw new StartError(`No account has the address ${email}.`);
  process.stdout.write(`${await action.work(context, { id: account.id, email })}\n`);
  const detail: Record<string, string> = name === 'plan' ? { plan: value!.toUpperCase() } : {};
  await recordAct(database, action.act, { operatorId: null, subject: account.id, nowMs: systemClock.now(), detail });
});
