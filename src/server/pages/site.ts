import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { OperatorField } from '#contract/page-blanks.ts';
import { StartError } from '#runtime/start-error.ts';

const Review = z.strictObject({
  text: z.string().trim().min(1).max(2_000),
  author: z.string().trim().min(1).max(200),
  /** Who that is: a trade, a town. */
  about: z.string().trim().max(200).default(''),
});
export type Review = z.infer<typeof Review>;

/** What the public pages say that only the deployment knows. */
export type Site = {
  operator: Record<OperatorField, string | null>;
  reviews: Review[];
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

/** The reviews of a JSON file: an array of `{ text, author, about }`. None without a file. */
export function readReviews(file: string | null): Review[] {
  if (file === null) return [];
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new StartError(`REVIEWS_FILE ${file} cannot be read: ${cause instanceof Error ? cause.message : cause}.`, {
      cause,
    });
  }
  const parsed = z.array(Review).max(100).safeParse(content);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
  throw new StartError(`REVIEWS_FILE ${file} must hold a list of { text, author, about }: ${problems.join('; ')}.`);
}
