import { queryOptions } from '@tanstack/react-query';
import { assistantEndpoints } from '#contract/endpoints/assistants.ts';
import { ask } from '../../api/client.ts';

export const assistantsKey = ['user', 'assistants', 'list'] as const;

export function assistantsQuery() {
  return queryOptions({
    queryKey: assistantsKey,
    queryFn: ({ signal }) => ask(assistantEndpoints.listAssistants, { signal }),
  });
}
