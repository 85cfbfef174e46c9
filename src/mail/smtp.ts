import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/** Sends by SMTP. `url` is `smtp://…` or `smtps://…`, with user and password where the server wants them. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport(url, { from });
  return {
    async send(mail) {
      // a notice by a machine: no out-of-office answers, please (RFC 3834)
      await transporter.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
  };
}
