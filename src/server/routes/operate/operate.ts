import { setPlan } from '#billing/plan/set-plan.ts';
import { operateEndpoints } from '#contract/endpoints/operate.ts';
import type { OperatorAct } from '#contract/operate.ts';
import { disableAccount, enableAccount } from '#identity/account/disable-account.ts';
import { getAccount } from '#identity/account/find-account.ts';
import { IdentityError } from '#identity/identity-error.ts';
import { claimOperator } from '#identity/operator/first-operator.ts';
import { recordAct } from '#identity/operator/record-act.ts';
import { endSessions } from '#identity/session/list-sessions.ts';
import { findMailLanguage } from '#mail/language.ts';
import { listUnsent } from '#mail/list-unsent.ts';
import { listActs } from '#questions/operate/list-acts.ts';
import { listPeople } from '#questions/operate/list-people.ts';
import { listStores } from '#questions/operate/list-stores.ts';
import { readOverview } from '#questions/operate/read-overview.ts';
import { decideReview } from '#reviews/decide-review.ts';
import { listReviews } from '#reviews/list-reviews.ts';
import { Problem } from '#runtime/problem.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { deletePerson } from '../../operate/delete-person.ts';
import { invitePerson } from '../../operate/invite-person.ts';
import { readNow } from '../../operate/read-now.ts';
import { excludeStore } from '../../stores/exclude-store.ts';

/** Records what an operator changed, and on whom or what. */
type NoteAct = (
  kind: OperatorAct,
  operatorId: string,
  subject: string | null,
  detail?: Record<string, string>,
) => Promise<void>;

/** For operators. Every change is recorded. */
export function operateRoutes(serve: Serve, context: RouteContext): void {
  const { people, clock } = context;
  const note: NoteAct = (kind, operatorId, subject, detail) =>
    recordAct(people, kind, { operatorId, subject, detail, nowMs: clock.now() });

  serve(operateEndpoints.claimOperator, async ({ body }) => {
    await asProblem(claimOperator(accountDeps(context), body.code, body.email));
  });
  overviewRoutes(serve, context);
  peopleRoutes(serve, context, note);
  storeRoutes(serve, context, note);
  mailRoutes(serve, context, note);
  reviewRoutes(serve, context, note);
  serve(operateEndpoints.listActs, async ({ query }) => listActs(people, query));
}

function overviewRoutes(serve: Serve, { people, facts, clock, operating }: RouteContext): void {
  serve(operateEndpoints.getOperateOverview, async () => {
    const { hoursDays, eventsDays, evidenceDays, pollsDays } = operating.keep;
    return {
      ...(await readOverview({ people, facts }, clock.now())),
      version: operating.version,
      startedAt: new Date(operating.startedAtMs).toISOString(),
      keptDays: { hours: hoursDays, events: eventsDays, evidence: evidenceDays, polls: pollsDays },
    };
  });
}

function peopleRoutes(serve: Serve, context: RouteContext, note: NoteAct): void {
  const { people, settings } = context;
  const deps = accountDeps(context);

  serve(operateEndpoints.listPeople, async ({ query }) => listPeople(people, query));

  serve(operateEndpoints.changePerson, async ({ accountId, params: { id }, body: { isDisabled, plan } }) => {
    await getAccount(deps, id);
    if (isDisabled !== undefined) {
      if (isDisabled && id === accountId) throw new Problem('invalid-input', oneself('isDisabled'));
      await (isDisabled ? disableAccount : enableAccount)(deps, id);
      await note(isDisabled ? 'account-disabled' : 'account-enabled', accountId, id);
    }
    if (plan !== undefined) {
      await setPlan(deps, id, plan);
      await note('plan-set', accountId, id, { plan });
    }
  });

  serve(operateEndpoints.signOutPerson, async ({ accountId, params: { id } }) => {
    await getAccount(deps, id);
    await endSessions(deps, id);
    await note('account-signed-out', accountId, id);
  });

  serve(operateEndpoints.deletePerson, async ({ accountId, params: { id } }) => {
    // an operator cannot delete their own account, because the last one would leave the server without any
    if (id === accountId) throw new Problem('invalid-input', oneself('id'));
    await deletePerson(deps, id);
    await note('account-deleted', accountId, id);
  });

  serve(operateEndpoints.invitePerson, async ({ accountId, body }) => {
    const { language } = await getAccount(deps, accountId);
    await asProblem(
      invitePerson({ ...deps, signUp: settings.config.signUp }, body.email, findMailLanguage(language) ?? 'en'),
    );
    await note('account-invited', accountId, null);
  });
}

function storeRoutes(serve: Serve, { people, facts, clock }: RouteContext, note: NoteAct): void {
  serve(operateEndpoints.listOperatedStores, async ({ query }) => listStores({ people, facts }, query));

  serve(operateEndpoints.readStoreNow, async ({ accountId, params: { id } }) => {
    const { host } = await getStore(id);
    await readNow(people, Number(id), clock.now());
    await note('store-read', accountId, host);
  });

  serve(operateEndpoints.excludeStore, async ({ accountId, params: { id } }) => {
    const { host } = await getStore(id);
    await excludeStore({ people, facts }, host);
    await note('store-excluded', accountId, host);
  });

  async function getStore(id: string): Promise<{ host: string }> {
    const store = await facts.selectFrom('store').select('host').where('id', '=', Number(id)).executeTakeFirst();
    if (!store) throw new Problem('not-found');
    return store;
  }
}

function mailRoutes(serve: Serve, { people, operating }: RouteContext, note: NoteAct): void {
  serve(operateEndpoints.listMails, async ({ query: { q, page, pageSize } }) => {
    const { mails, total } = await listUnsent(people, { q, limit: pageSize, offset: page * pageSize });
    return { items: mails.map(({ queuedAt, ...mail }) => ({ ...mail, queuedAt: queuedAt.toISOString() })), total };
  });

  serve(operateEndpoints.sendMailAgain, async ({ accountId, params: { id } }) => {
    if (!(await operating.sendAgain(id))) throw new Problem('not-found');
    await note('mail-sent-again', accountId, id);
  });
}

function reviewRoutes(serve: Serve, { people, clock }: RouteContext, note: NoteAct): void {
  serve(operateEndpoints.listReviews, async ({ query: { q, page, pageSize } }) =>
    listReviews(people, { q, limit: pageSize, offset: page * pageSize }),
  );

  serve(operateEndpoints.decideReview, async ({ accountId, params: { id }, body }) => {
    await decideReview({ people, clock }, id, body);
    await note(body.state === 'approved' ? 'review-approved' : 'review-refused', accountId, id);
  });
}

function accountDeps({ people, clock, operating, origin, billing }: RouteContext) {
  return { database: people, clock, mail: operating.mail, origin, billing };
}

const oneself = (path: string) => ({ fields: [{ path, message: 'is your own account' }] });

/** Turns an IdentityError into `invalid-input`. */
async function asProblem(work: Promise<void>): Promise<void> {
  await work.catch((cause) => {
    if (!(cause instanceof IdentityError)) throw cause;
    const message = cause.code === 'EMAIL_EXISTS' ? 'already has an account' : 'is not an email address';
    throw new Problem('invalid-input', { fields: [{ path: 'email', message }] }, { cause });
  });
}
