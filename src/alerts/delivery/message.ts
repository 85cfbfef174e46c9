import type { Language } from '#contract/language.ts';

/** A message to a channel, in the reader's language. */
export type Message = {
  type: 'test' | 'alert.rang' | 'alert.retracted';
  language: Language;
  title: string;
  lines: MessageLine[];
  /** How many more events there were than the lines list. */
  more: number;
  /** The names of its rules, each once. */
  rules: string[];
  /** Where to read more. */
  link: string;
};

export type MessageLine = { at: string; text: string; link: string; data?: Record<string, unknown> };

/** How many lines a message lists; the others are counted. */
export const MAX_LINES = 50;
