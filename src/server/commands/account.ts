// npm run account -- enable|disable EMAIL, or plan EMAIL PLAN: what an operator does to an account.
import { openSandboxClock } from '#billing/providers/sandbox/sandbox-clock.ts';
import { setPlan } from '#billing/set-plan.ts';
import { PlanKey } from '#contract/plan.ts';
import { connect } from '#database/connect.ts';
import { startEmbedded } from '#database/embedded/start-embedded.ts';
import { disableAccount, enableAccount } from '#identity/disable-account.ts';
import { findAccountByEmail } from '#identity/find-account.ts';
import { systemClock } from '#runtime/clock.ts';
import { log } from '#runtime/log.ts';
import { readSettings } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';

const USAGE = `npm run account -- enable EMAIL
npm run account -- disable EMAIL
npm run account -- plan EMAIL ${PlanKey.options.join('|')}`;

const [action, email, planName] = process.argv.slice(2);
const plan = PlanKey.safeParse(planName?.toUpperCase()).data;
const isUnderstood = action === 'plan' ? plan !== undefined : action === 'enable' || action === 'disable';
if (!email || !isUnderstood) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}

try {
  const settings = readSettings(process.env, []);
  const embedded = settings.databaseUrl ? null : await startEmbedded({ dataDir: settings.dataDir, log, share: true });
  const database = connect(settings.databaseUrl ?? embedded!.url, { max: 2 });
  const deps = { database, clock: systemClock };
  const account = await findAccountByEmail(deps, email);
  const given =
    account && plan
      ? await setPlan({ database, clock: await openSandboxClock(database, systemClock) }, account.id, plan)
      : null;
  if (account && !plan) await (action === 'disable' ? disableAccount : enableAccount)(deps, account.id);
  await database.destroy();
  await embedded?.stop();
  if (!account) throw new StartError(`No account has the address ${email}.`);
  const isHigher = given !== null && given.plan !== plan;
  const why = isHigher ? `, by a ${given.source === 'referral' ? 'credit' : 'subscription'} of its own` : '';
  process.stdout.write(given ? `${email} is on the plan ${given.plan} now${why}.\n` : `${email} is ${action}d now.\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
