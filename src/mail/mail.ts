export type Mail = { to: string; subject: string; text: string; html: string };

/**
 * Takes one mail out of the house. Rejects when it could not; the queue then tries again, with the same `id`, by which
 * a mail server knows a mail that it was given before.
 */
export type MailTransport = { send(mail: Mail, id: string): Promise<void> };
