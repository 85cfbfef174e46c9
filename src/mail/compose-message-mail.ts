import { cutText } from '#contract/cut-text.ts';
import type { Language } from '#contract/language.ts';
import { colonOf } from './language.ts';
import { LONGEST_SUBJECT, type Mail } from './mail.ts';
import { messageText } from './message-text.ts';
import { htmlPage } from './templates/html-page.ts';
import { MAIL_TEXTS } from './templates/texts.ts';

type MessageContent = {
  language: Language;
  title: string;
  lines: readonly { text: string; link: string }[];
  more: number;
  link: string;
};

/** A message as a mail, one line for each thing that happened. */
export function composeMessageMail(to: string, { language, title, lines, more, link }: MessageContent): Mail {
  const { sender } = MAIL_TEXTS[language];
  const rest = more > 0 ? [messageText(language, 'more', { count: more })] : [];
  const button = messageText(language, 'button');
  // what rang alone is opened at once
  const opened = lines.length === 1 && more === 0 ? lines[0]!.link : link;
  const footer = messageText(language, 'footer');
  const text = [
    title,
    ...lines.map((line) => `- ${line.text}\n  ${line.link}`),
    ...rest,
    `${button}${colonOf(language)}\n${opened}`,
  ];
  return {
    to,
    subject: cutText(title, LONGEST_SUBJECT),
    text: [...text, footer, sender].join('\n\n').concat('\n'),
    html: htmlPage(language, {
      ...{ sender, heading: title, lines: [...lines, ...rest] },
      ...{ button, link: opened, footer },
    }),
  };
}
