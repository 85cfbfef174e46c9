import type { MailLanguage } from '#mail/language.ts';

/** What a channel is told, worded for its reader. */
export type Message = {
  type: 'test' | 'alert.rang' | 'alert.unmade';
  language: MailLanguage;
  title: string;
  lines: MessageLine[];
  /** How many more happened than are listed. */
  more: number;
  /** The names of the rules that it is of, each once. */
  rules: string[];
  /** Where more can be read. */
  link: string;
};

export type MessageLine = { at: string; text: string; link: string; data?: Record<string, unknown> };

/** Listed in one message; the others are counted. */
export const MOST_LINES = 50;
