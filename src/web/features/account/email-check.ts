import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { EmailCheck } from '#contract/email-check.ts';
import { request } from '../../api/client.ts';

/** What the server thinks of an address; asked only for what has the form of one. */
export function emailCheckQuery(typed: string) {
  const email = typed.trim();
  return queryOptions({
    queryKey: ['check-email', email],
    queryFn: ({ signal }) => request<EmailCheck>('/checkEmail', { method: 'POST', body: { email }, signal }),
    enabled: z.email().safeParse(email).success,
    staleTime: Infinity,
    retry: false,
  });
}
