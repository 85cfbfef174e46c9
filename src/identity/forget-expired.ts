import type { People } from '#database/connect.ts';
import { type Clock, DAY_MS } from '#runtime/clock.ts';
import { SESSION_ABSOLUTE_LIFE_MS, SESSION_IDLE_LIFE_MS } from './session/session.ts';

const CODES_KEPT_MS = 7 * DAY_MS;
const SESSIONS_KEPT_MS = 30 * DAY_MS;
const INSTALLATIONS_KEPT_MS = 270 * DAY_MS;
const CLIENTS_KEPT_MS = 90 * DAY_MS;
/** How long account events are stored, and the network addresses in them. */
export const EVENTS_KEPT_DAYS = 730;
export const ADDRESSES_KEPT_DAYS = 90;

/** Deletes expired rows. Call it daily; any number of processes may. */
export async function forgetExpired(deps: { database: People; clock: Clock }): Promise<void> {
  const { database } = deps;
  const ago = (ageMs: number) => new Date(deps.clock.now() - ageMs);
  await database.deleteFrom('attempt').where('forgotten_at', '<=', ago(0)).execute();
  await database.deleteFrom('action_code').where('expires_at', '<=', ago(CODES_KEPT_MS)).execute();
  await database.deleteFrom('invitation').where('expires_at', '<=', ago(0)).execute();
  await database.deleteFrom('operator_code').where('expires_at', '<=', ago(0)).execute();
  await database.deleteFrom('provider_sign_in').where('expires_at', '<=', ago(0)).execute();
  await database.deleteFrom('assistant_code').where('expires_at', '<=', ago(CODES_KEPT_MS)).execute();
  await database.deleteFrom('assistant_token').where('expires_at', '<=', ago(0)).execute();
  // assistants without any valid token
  await database
    .deleteFrom('assistant')
    .where('created_at', '<=', ago(DAY_MS))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('assistant_token').select('kind').whereRef('assistant_id', '=', 'assistant.id'))),
    )
    .execute();
  await database
    .deleteFrom('oauth_client')
    .where('created_at', '<=', ago(CLIENTS_KEPT_MS))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('assistant').select('id').whereRef('client_id', '=', 'oauth_client.id'))),
    )
    .execute();
  await database.deleteFrom('installation').where('last_seen_at', '<=', ago(INSTALLATIONS_KEPT_MS)).execute();
  await database
    .deleteFrom('session')
    .where((where) =>
      where.or([
        where('last_used_at', '<=', ago(SESSION_IDLE_LIFE_MS + SESSIONS_KEPT_MS)),
        where('authenticated_at', '<=', ago(SESSION_ABSOLUTE_LIFE_MS + SESSIONS_KEPT_MS)),
        where('revoked_at', '<=', ago(SESSIONS_KEPT_MS)),
      ]),
    )
    .execute();
  await database
    .updateTable('account_event')
    .set({ address: null })
    .where('at', '<=', ago(ADDRESSES_KEPT_DAYS * DAY_MS))
    .where('address', 'is not', null)
    .execute();
  await database
    .deleteFrom('account_event')
    .where('at', '<=', ago(EVENTS_KEPT_DAYS * DAY_MS))
    .execute();
  await database
    .deleteFrom('operator_act')
    .where('at', '<=', ago(EVENTS_KEPT_DAYS * DAY_MS))
    .execute();
}
