export type Mail = { to: string; subject: string; text: string; html: string };

/** Takes one mail out of the house. Rejects when it could not; the queue then tries again. */
export type MailTransport = { send(mail: Mail): Promise<void> };
