import type { Language } from '#contract/language.ts';
import type { ExportEvery } from '#contract/sharing/share.ts';
import { colonOf } from './language.ts';
import type { Mail, MailFile } from './mail.ts';
import { htmlPage } from './templates/html-page.ts';
import { MAIL_TEXTS } from './templates/texts.ts';

type Sent = {
  name: string;
  /** The title of the list. */
  list: string;
  /** The UTC day on which it was made. */
  date: string;
  every: ExportEvery;
  file: MailFile;
  /** The page where it can be viewed and stopped. */
  link: string;
  /** A page that stops it, and the address of the one-click stop. */
  stopPage: string;
  stopUrl: string;
};

/** A mail with a list as a file. */
export function composeExportMail(to: string, language: Language, sent: Sent): Mail {
  const { sender, export: texts } = MAIL_TEXTS[language];
  const fill = (text: string) =>
    text.replace(/\{\{(name|list|date)\}\}/g, (_, value: 'name' | 'list' | 'date') => sent[value]);
  const subject = fill(texts.subject);
  const lines = [fill(texts.attached), texts[sent.every]];
  const { button, footer, stop } = texts;
  const colon = colonOf(language);
  return {
    ...{ to, subject, files: [sent.file], stopUrl: sent.stopUrl },
    text: [subject, ...lines, `${button}${colon}\n${sent.link}`, `${footer} ${stop}${colon}\n${sent.stopPage}`, sender]
      .join('\n\n')
      .concat('\n'),
    html: htmlPage(language, {
      ...{ sender, heading: subject, lines, button, link: sent.link, footer },
      stop: { label: stop, url: sent.stopPage },
    }),
  };
}
