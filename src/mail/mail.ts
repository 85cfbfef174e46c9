export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  files?: MailFile[];
  /** Where one click ends such mails (RFC 8058): an address that a POST without a body stops them at. */
  stopUrl?: string;
};

/** `content`: base64, since mails wait as JSON. */
export type MailFile = { name: string; type: string; content: string };

/**
 * Takes one mail out of the house. Rejects when it could not; the queue then tries again, with the same `id`, by which
 * a mail server knows a mail that it was given before.
 */
export type MailTransport = { send(mail: Mail, id: string): Promise<void> };
