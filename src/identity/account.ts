import type { Selectable } from 'kysely';
import type { Account as AccountRow } from '#database/rows.ts';

export type Claims = Record<string, unknown>;

export type Account = {
  id: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  passwordHash: string | null;
  /** As set; the plan is left out where it is FREE. */
  claims: Claims;
  language: string;
  isDisabled: boolean;
  isPractice: boolean;
  validSinceMs: number;
  createdAtMs: number;
  lastSignInAtMs: number | null;
};

export function accountOf(row: Selectable<AccountRow>): Account {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    displayName: row.display_name,
    photoUrl: row.photo_url,
    passwordHash: row.password_hash,
    claims: row.claims as Claims,
    language: row.language,
    isDisabled: row.is_disabled,
    isPractice: row.is_practice,
    validSinceMs: row.valid_since.getTime(),
    createdAtMs: row.created_at.getTime(),
    lastSignInAtMs: row.last_sign_in_at?.getTime() ?? null,
  };
}
