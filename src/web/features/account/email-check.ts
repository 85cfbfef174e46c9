import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { ask } from '../../api/client.ts';

/** What the server thinks of an address; asked only for what has the form of one. */
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
