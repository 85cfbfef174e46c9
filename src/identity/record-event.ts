import type { People } from '#database/connect.ts';

export type AccountEventKind =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'token-reused'
  | 'email-verified'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'email-recovered'
  | 'taken-over'
  | 'provider-linked'
  | 'provider-unlinked'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'second-factor-failed'
  | 'key-made'
  | 'key-revoked'
  | 'assistant-let'
  | 'assistant-revoked'
  | 'session-ended'
  | 'sessions-ended'
  | 'claims-set'
  | 'disabled'
  | 'enabled'
  | 'deleted';

/** Adds a line to the audit trail. `accountId` is null if a sign-in matched no account. */
export async function recordEvent(
  database: People,
  kind: AccountEventKind,
  event: { accountId: string | null; nowMs: number; address?: string; detail?: Record<string, string> },
): Promise<void> {
  await database
    .insertInto('account_event')
    .values({
      account_id: event.accountId,
      at: new Date(event.nowMs),
      kind,
      address: event.address ?? null,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}
