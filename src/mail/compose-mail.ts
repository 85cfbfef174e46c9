import type { Language } from '#contract/language.ts';
import { colonOf } from './language.ts';
import type { Mail } from './mail.ts';
import { htmlPage } from './templates/html-page.ts';
import { type BillingMailKind, MAIL_TEXTS, type MailKind } from './templates/texts.ts';

export type MailValues = {
  to: string;
  /** The account's address, if the mail goes to another one. */
  email?: string;
  newEmail?: string;
  /** Of a program. */
  name?: string;
  /** Formatted for reading. */
  date?: string;
  plan?: string;
  amount?: string;
  /** Where the button leads. Without a link there is no button. */
  link?: string;
};

export function composeMail(kind: MailKind | BillingMailKind, language: Language, values: MailValues): Mail {
  const { sender, mail } = MAIL_TEXTS[language];
  const texts = mail[kind];
  const fill = (line: string) =>
    line.replace(/\{\{(email|newEmail|name|plan|date|amount)\}\}/g, (_, field: keyof MailValues) =>
      field === 'email' ? (values.email ?? values.to) : (values[field] ?? ''),
    );
  const lines = texts.lines.map(fill);
  const heading = fill(texts.heading);
  const button = values.link && texts.button ? [`${texts.button}${colonOf(language)}\n${values.link}`] : [];
  return {
    to: values.to,
    subject: fill(texts.subject),
    text: [heading, ...lines, ...button, texts.footer, sender].join('\n\n').concat('\n'),
    html: htmlPage(language, { ...texts, sender, heading, lines, link: values.link }),
  };
}
