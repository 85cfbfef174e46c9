import { createHmac } from 'node:crypto';
import type { AddressedKind } from '#contract/messages/channel.ts';
import type { Message } from './message.ts';

/** Escapes for the characters that Slack reads as markup. */
const SLACK_MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const DISCORD_LIMIT = 2_000;

/** The body of a message for each service. A store's words are plain text there, never a mention or a link. */
export function bodyOf(kind: AddressedKind, id: string, message: Message): string {
  const { title, lines, more, link } = message;
  if (kind === 'webhook') return JSON.stringify({ id, ...message });
  if (kind === 'slack') {
    const plain = (text: string) => text.replace(/[&<>]/g, (mark) => SLACK_MARKS[mark]!);
    const listed = lines.map((line) => `• ${plain(line.text)}`);
    const text = [`*${plain(title)}*`, ...listed, ...moreOf(more), `<${link}>`].join('\n');
    return JSON.stringify({ text, unfurl_links: false, mrkdwn: true });
  }
  if (kind === 'discord') {
    const plain = (text: string) => text.replace(/[\\*_~`|>#@[\]()<]/g, (mark) => `\\${mark}`);
    const listed = lines.map((line) => `- ${plain(line.text)}`);
    const text = [`**${plain(title)}**`, ...fitting(listed, DISCORD_LIMIT - 400, more)].join('\n');
    return JSON.stringify({ content: `${text}\n<${link}>`, allowed_mentions: { parse: [] } });
  }
  const block = (text: string, extra: object = {}) => ({ type: 'TextBlock', wrap: true, text, ...extra });
  const body = [
    block(title, { weight: 'Bolder', size: 'Medium' }),
    ...lines.map((line) => block(`- ${line.text.replace(/[\\*_[\]()]/g, (mark) => `\\${mark}`)}`)),
    ...moreOf(more).map((text) => block(text)),
  ];
  const content = {
    ...{ $schema: 'http://adaptivecards.io/schemas/adaptive-card.json', type: 'AdaptiveCard', version: '1.4', body },
    actions: [{ type: 'Action.OpenUrl', title: 'Tillwatch', url: link }],
  };
  const attachments = [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }];
  return JSON.stringify({ type: 'message', attachments });
}

/** The headers of Standard Webhooks: the id, the second of sending, and a MAC over both and the body. */
export function signedHeaders(secret: string, id: string, atMs: number, body: string): Record<string, string> {
  const timestamp = String(Math.floor(atMs / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${mac}` };
}

function moreOf(more: number): string[] {
  return more > 0 ? [`+ ${more}`] : [];
}

/** As many lines as there is room for, and a count of the others. */
function fitting(lines: string[], room: number, more: number): string[] {
  let left = room;
  const kept = lines.filter((line) => {
    left -= line.length + 1;
    return left > 0;
  });
  return [...kept, ...moreOf(more + lines.length - kept.length)];
}
