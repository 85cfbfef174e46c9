import type { Language } from '#contract/language.ts';
import { MAIL_TEXTS, type MessageTexts } from './templates/texts.ts';

/** A message's text in its reader's language, with the values filled in. */
export function messageText(
  language: Language,
  name: keyof MessageTexts,
  values: Record<string, string | number> = {},
): string {
  return MAIL_TEXTS[language].message[name].replace(/\{\{(\w+)\}\}/g, (_, value: string) =>
    String(values[value] ?? ''),
  );
}

const OTHER_DIRECTION = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A name within a message, which keeps its direction and does not turn the sentence around. */
export function nameIn(language: Language, name: string): string {
  return language === 'ar' || OTHER_DIRECTION.test(name) ? `\u2068${name}\u2069` : name;
}
