import { queryOptions } from '@tanstack/react-query';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { ask } from '../../api/client.ts';

/** The categories, with the number of products of the catalogue in each. */
export function listTagsQuery() {
  return queryOptions({
    queryKey: ['tags'],
    queryFn: ({ signal }) => ask(catalogueEndpoints.countTags, { signal }),
    staleTime: 10 * 60_000,
    retry: false,
  });
}
