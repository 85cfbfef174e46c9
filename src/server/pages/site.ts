import type { OperatorField } from '#contract/page-blanks.ts';

/** What the public pages say that only the deployment knows. */
export type Site = {
  operator: Record<OperatorField, string | null>;
  /** Where the help centre stands, if it does. */
  helpUrl: string | null;
  isBillingOn: boolean;
};

/** Where the help centre is in the language that a path of ours is in; null for a path that is not of it. */
export function helpAddress(path: string, helpUrl: string): string | null {
  const found = /^(?:\/(fr|ar))?\/help(?:\/|$)/.exec(path);
  if (!found) return null;
  const language = found[1] ?? 'en';
  return helpUrl.replaceAll('{language}', language).replaceAll('%7Blanguage%7D', language);
}
