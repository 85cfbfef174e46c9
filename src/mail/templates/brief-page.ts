import type { Language } from '#contract/language.ts';
import { escapeHtml, type Link, pageAround, textLink } from './html-page.ts';

export type BriefContent = {
  sender: string;
  heading: string;
  days: string;
  notes: readonly string[];
  figures: readonly string[];
  parts: readonly { title: string; lines: readonly Link[] }[];
  open: Link;
  change: Link;
  stop: Link | null;
};

/** The HTML of a brief: a heading for each kind of event, and each sentence with its link. */
export function briefPage(language: Language, content: BriefContent): string {
  const { sender, heading, days, notes, figures, parts, open, change, stop } = content;
  const sections = parts
    .map(
      ({
        title,
        lines,
      }) => `<h2 class="heading" style="margin:24px 0 8px;font-size:17px;color:#141a1f">${escapeHtml(title)}</h2>
<ul style="margin:0;padding:0;list-style:none">${lines.map((line) => `<li style="margin:0 0 10px">${textLink(line)}</li>`).join('')}</ul>`,
    )
    .join('\n');
  return pageAround(
    language,
    heading,
    `<p class="faint" style="margin:0 0 16px;color:#5b6770;font-weight:600">${escapeHtml(sender)}</p>
<h1 class="heading" style="margin:0 0 4px;font-size:22px;line-height:1.3;color:#141a1f">${escapeHtml(heading)}</h1>
<p class="faint" style="margin:0 0 16px;color:#5b6770">${escapeHtml(days)}</p>
${[...notes, ...figures].map((line) => `<p class="text" style="margin:0 0 8px;color:#27313a">${escapeHtml(line)}</p>`).join('\n')}
${sections}
<p style="margin:24px 0"><a class="button" href="${escapeHtml(open.link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0b6e4f;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(open.text)}</a></p>
<p class="faint" style="margin:0;font-size:13px;color:#5b6770">${[change, ...(stop ? [stop] : [])].map(faintLink).join(' · ')}</p>`,
  );
}

function faintLink({ text, link }: Link): string {
  return `<a class="faint" href="${escapeHtml(link)}" style="color:#5b6770">${escapeHtml(text)}</a>`;
}
