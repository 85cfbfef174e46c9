import { cutText } from '#contract/cut-text.ts';
import type { Language } from '#contract/language.ts';
import { colonOf } from './language.ts';
import { LONGEST_SUBJECT, type Mail } from './mail.ts';
import { briefPage } from './templates/brief-page.ts';
import { type BriefTexts, MAIL_TEXTS } from './templates/texts.ts';

type Part = { name: keyof BriefTexts['part']; lines: readonly { text: string; link: string }[] };

export type BriefMail = {
  language: Language;
  frequency: keyof BriefTexts['title'];
  groupName: string | null;
  /** The days that the brief covers, in words. */
  days: string;
  isLate: boolean;
  /** The stores' totals. */
  figures: readonly string[];
  parts: readonly Part[];
  /** Addresses of the overview with the same days, and of the page where briefs are changed. */
  link: string;
  settings: string;
  /** Null for a trial mail. */
  stop: { page: string; oneClick: string } | null;
};

/** What happened in a period, as a mail that can be stopped with one click (RFC 8058). */
export function composeBriefMail(to: string, brief: BriefMail): Mail {
  const { sender, brief: texts } = MAIL_TEXTS[brief.language];
  const colon = colonOf(brief.language);
  const of = brief.groupName === null ? texts.allStores : `\u2068${brief.groupName}\u2069`;
  const heading = `${texts.title[brief.frequency]} · ${of}`;
  const late = brief.isLate ? [texts.late] : [];
  const parts = brief.parts.map(({ name, lines }) => ({ title: texts.part[name], lines }));
  const nothing = parts.length === 0 ? [texts.nothing] : [];
  const stop = brief.stop && { text: texts.stop, link: brief.stop.page };
  const text = [
    `${heading}\n${brief.days}`,
    ...late,
    ...(brief.figures.length > 0 ? [brief.figures.join('\n')] : []),
    ...parts.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line.text}\n  ${line.link}`)].join('\n')),
    ...nothing,
    `${texts.open}${colon}\n${brief.link}`,
    `${texts.change}${colon}\n${brief.settings}`,
    ...(stop ? [`${stop.text}${colon}\n${stop.link}`] : []),
    sender,
  ];
  return {
    to,
    subject: cutText(`${heading}${colon} ${brief.days}`.replaceAll(/[^\S\u00a0]+/g, ' '), LONGEST_SUBJECT),
    text: text.join('\n\n').concat('\n'),
    html: briefPage(brief.language, {
      ...{ sender, heading, days: brief.days, notes: [...late, ...nothing], figures: brief.figures, parts },
      ...{ open: { text: texts.open, link: brief.link }, change: { text: texts.change, link: brief.settings }, stop },
    }),
    ...(brief.stop && { stopUrl: brief.stop.oneClick }),
  };
}
