import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { ask } from '../../../api/client.ts';

/** The server's check of an address. It runs only for text that has the form of an address. */
export function emailCheckQuery(typed: string) {
  const email = typed.trim();
  return queryOptions({
    queryKey: ['check-email', email],
    queryFn: ({ signal }) => ask(accountEndpoints.checkEmail, { body: { email }, signal }),
    enabled: z.email().safeParse(email).success,
    staleTime: Infinity,
    retry: false,
  });
}
