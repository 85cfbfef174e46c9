import type { MailLanguage } from './language.ts';
import type { Mail } from './mail.ts';
import { BILLING_TEXTS, type BillingMailKind } from './templates/billing-texts.ts';
import { htmlPage } from './templates/html-page.ts';
import { MAIL_TEXTS, type MailKind, SENDER } from './templates/texts.ts';

export type MailValues = {
  to: string;
  /** The account's address where it is not the one that is written to. */
  email?: string;
  newEmail?: string;
  /** Of a mail about money, as it is to be read. */
  plan?: string;
  date?: string;
  amount?: string;
  /** Where the button leads; a mail without one has no button. */
  link?: string;
};

export function composeMail(kind: MailKind | BillingMailKind, language: MailLanguage, values: MailValues): Mail {
  const texts = { ...MAIL_TEXTS[language], ...BILLING_TEXTS[language] }[kind];
  const fill = (line: string) =>
    line.replace(/\{(email|newEmail|plan|date|amount)\}/g, (_, name: keyof MailValues) =>
      name === 'email' ? (values.email ?? values.to) : (values[name] ?? ''),
    );
  const lines = texts.lines.map(fill);
  const heading = fill(texts.heading);
  const button = values.link && texts.button ? [`${texts.button}:\n${values.link}`] : [];
  return {
    to: values.to,
    subject: fill(texts.subject),
    text: [heading, ...lines, ...button, texts.footer, SENDER[language]].join('\n\n').concat('\n'),
    html: htmlPage(language, { ...texts, sender: SENDER[language], heading, lines, link: values.link }),
  };
}
