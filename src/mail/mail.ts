export const LONGEST_SUBJECT = 200;

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  files?: MailFile[];
  /** The one-click address that ends such mails (RFC 8058): a POST without a body stops them. */
  stopUrl?: string;
};

/** `content`: base64, because queued mails are JSON. */
export type MailFile = { name: string; type: string; content: string };

/**
 * Sends one mail. Rejects if that failed; the queue then tries again with the same `id`, by which mail servers
 * recognize a repeated mail.
 */
export type MailTransport = { send(mail: Mail, id: string): Promise<void> };
