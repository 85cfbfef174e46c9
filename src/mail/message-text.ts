import type { MailLanguage } from './language.ts';
import { MAIL_TEXTS, type MessageTexts } from './templates/texts.ts';

/** A message's text in its reader's language, with the values filled in. */
export function messageText(
  language: MailLanguage,
  name: keyof MessageTexts,
  values: Record<string, string | number> = {},
): string {
  return MAIL_TEXTS[language].message[name].replace(/\{\{(\w+)\}\}/g, (_, value: string) =>
    String(values[value] ?? ''),
  );
}
