import type { MailLanguage } from './language.ts';
import type { Mail } from './mail.ts';
import { htmlPage } from './templates/html-page.ts';
import { MAIL_TEXTS, type MailKind } from './templates/texts.ts';

export type MailValues = {
  to: string;
  /** The account's address where it is not the one that is written to. */
  email?: string;
  newEmail?: string;
  /** Where the button leads; a mail without one has no button. */
  link?: string;
};

export function composeMail(kind: MailKind, language: MailLanguage, values: MailValues): Mail {
  const texts = MAIL_TEXTS[language][kind];
  const fill = (line: string) =>
    line.replaceAll('{email}', () => values.email ?? values.to).replaceAll('{newEmail}', () => values.newEmail ?? '');
  const lines = texts.lines.map(fill);
  const button = values.link && texts.button ? [`${texts.button}:\n${values.link}`] : [];
  return {
    to: values.to,
    subject: texts.subject,
    text: [texts.heading, ...lines, ...button, texts.footer, 'Tillwatch'].join('\n\n').concat('\n'),
    html: htmlPage(language, { ...texts, lines, link: values.link }),
  };
}
