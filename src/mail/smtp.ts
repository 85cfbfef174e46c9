import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';
import { MAX_SENT_AT_ONCE } from './queue.ts';

/** A server that is silent for this long has failed, and the queue tries again later. */
const SILENCE_MS = 30_000;

/** Sends by SMTP. `url` is `smtp://…` or `smtps://…`, with user and password if the server needs them. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport(
    {
      url,
      pool: true,
      maxConnections: MAX_SENT_AT_ONCE,
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
    },
    { from },
  );
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ files = [], stopUrl, ...mail }, id) {
      const headers = {
        // an automatic notice should get no out-of-office replies (RFC 3834)
        'Auto-Submitted': 'auto-generated',
        ...(stopUrl && { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      };
      const attachments = files.map(({ name, type, content }) => ({
        ...{ filename: name, contentType: type, content, encoding: 'base64' },
      }));
      await transporter.sendMail({ ...mail, attachments, headers, messageId: `<${id}@${host}>` });
    },
  };
}
