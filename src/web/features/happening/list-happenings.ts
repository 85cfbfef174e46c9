import { queryOptions } from '@tanstack/react-query';
import { DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import type { Happenings } from '#contract/happening.ts';
import type { InitialData } from '#contract/initial-data.ts';
import { ask } from '../../api/client.ts';
import { readFromDocument } from '../../api/read-from-document.ts';
import { authState } from '../../auth/auth-state.ts';
import type { FileSource } from '../list/file-source.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';

/** What happened to my stores in a period, the largest effect first. */
export function listHappeningsQuery(period: ChosenPeriod, groupId?: string) {
  const hasInitialData = period === DEFAULT_DATE_RANGE && groupId === undefined;
  return queryOptions({
    queryKey: ['analytics', 'happenings', period, groupId ?? null],
    queryFn: ({ signal }) =>
      ask(analyticsEndpoints.listHappenings, { query: { ...periodQuery(period), groupId }, signal }),
    initialData: () => (hasInitialData ? initialHappenings() : undefined),
    // the data is as old as the document, whenever it is read
    initialDataUpdatedAt: performance.timeOrigin,
    placeholderData: (previous) => previous,
    refetchInterval: 60_000,
  });
}

/** All happenings, as a file. */
export function happeningsFile(period: ChosenPeriod, groupId?: string): FileSource {
  const query = { ...periodQuery(period), groupId };
  return { endpoint: analyticsEndpoints.listHappenings, query, fileName: 'happenings' };
}

/** The happenings in the document, which are not requested again while they are fresh. */
function initialHappenings(): Happenings | undefined {
  const data = readFromDocument<InitialData>('initial-data');
  return data?.accountId === authState().user?.id ? data?.happenings : undefined;
}
