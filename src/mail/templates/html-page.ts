import type { Language } from '#contract/language.ts';

export type Link = { text: string; link: string };

export type MailContent = {
  sender: string;
  heading: string;
  lines: readonly (string | Link)[];
  button?: string;
  link?: string;
  footer: string;
  /** Below the footer: where such mails can be stopped. */
  stop?: { label: string; url: string };
};

/**
 * The HTML of a mail, with all values escaped. Colours are inline for clients that drop `<style>`; the style block
 * inverts them for dark mode. `<bdi>` keeps an address left-to-right in Arabic.
 */
export function htmlPage(language: Language, content: MailContent): string {
  const paragraphs = content.lines
    .map(
      (line) =>
        `<p class="text" style="margin:0 0 16px;color:#27313a">${typeof line === 'string' ? isolateAddresses(line) : textLink(line)}</p>`,
    )
    .join('');
  const button =
    content.button && content.link
      ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(content.link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0b6e4f;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(content.button)}</a></p>
<p class="faint" dir="ltr" style="margin:0 0 16px;font-size:13px;color:#5b6770;word-break:break-all">${escapeHtml(content.link)}</p>`
      : '';
  const stop = content.stop
    ? ` <a class="faint" href="${escapeHtml(content.stop.url)}" style="color:#5b6770">${escapeHtml(content.stop.label)}</a>`
    : '';
  return pageAround(
    language,
    content.heading,
    `<p class="faint" style="margin:0 0 16px;color:#5b6770;font-weight:600">${escapeHtml(content.sender)}</p>
<h1 class="heading" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#141a1f">${escapeHtml(content.heading)}</h1>
${paragraphs}
${button}
<p class="faint" style="margin:0;font-size:13px;color:#5b6770">${escapeHtml(content.footer)}${stop}</p>`,
  );
}

/** The page around the content of every mail. The content is HTML. */
export function pageAround(language: Language, title: string, content: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #11161a !important }
  .card { background: #1b2227 !important }
  .text, .heading { color: #e7ecef !important }
  .faint { color: #a3b0b8 !important }
  .button { background: #3ecf9b !important; color: #06281c !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f2f5f4;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<div class="card" dir="${direction}" style="max-width:520px;margin:0 auto;padding:32px 24px;border-radius:8px;background:#ffffff;text-align:start">
${content}
</div>
</body>
</html>
`;
}

/** A sentence that leads to what it is about. */
export function textLink({ text, link }: Link): string {
  return `<a class="text" href="${escapeHtml(link)}" style="color:#27313a;text-decoration:underline;text-decoration-color:#9aa6ae">${escapeHtml(text)}</a>`;
}

function isolateAddresses(line: string): string {
  return line
    .split(/(\S+@\S*[^\s.,،؛])/u)
    .map((part, index) => (index % 2 === 1 ? `<bdi dir="ltr">${escapeHtml(part)}</bdi>` : escapeHtml(part)))
    .join('');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
