import type { Language } from '#contract/language.ts';
import { findMailLanguage } from '#mail/language.ts';
import type { Account } from './account/account.ts';
import type { Caller } from './deps.ts';

/** The page's language, otherwise the one the account was created in. */
export function languageOf(caller: Pick<Caller, 'locale'>, account: Account | null): Language {
  return findMailLanguage(caller.locale) ?? findMailLanguage(account?.language) ?? 'en';
}
