import { queryOptions } from '@tanstack/react-query';
import { localEndpoints } from '#contract/endpoints/local.ts';
import type { OutboxMail } from '#contract/local.ts';
import { ask } from './client.ts';

const POLL_MS = 3000;

/** The mails a server in local mode would have sent, newest first. */
export function outboxQuery() {
  return queryOptions({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => ask(localEndpoints.listOutbox, { signal }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
}

/** The action link of the newest mail to an address; null while there is none. */
export function newestLink(mails: readonly OutboxMail[], email: string): string | null {
  const mail = mails.find(({ to }) => to.toLowerCase().includes(email.toLowerCase()));
  return mail?.text.match(/https?:\/\/\S*\/auth\/action\S*/)?.[0] ?? null;
}
