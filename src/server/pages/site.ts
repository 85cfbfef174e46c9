import type { OperatorField } from '#contract/page-blanks.ts';

/** What the public pages need to know of the deployment. */
export type Site = {
  operator: Record<OperatorField, string | null>;
  /** The address of the help centre, if there is one. */
  helpUrl: string | null;
  isBillingOn: boolean;
};

/** The help centre's address in the language of a path of ours; null if the path is not below /help. */
export function helpAddress(path: string, helpUrl: string): string | null {
  const found = /^(?:\/(fr|ar))?\/help(?:\/|$)/.exec(path);
  if (!found) return null;
  const language = found[1] ?? 'en';
  return helpUrl.replaceAll('{language}', language).replaceAll('%7Blanguage%7D', language);
}
