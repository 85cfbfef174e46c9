import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { groupEndpoints } from '#contract/endpoints/groups.ts';
import type { Group, GroupKind } from '#contract/group.ts';
import { ask } from '../../api/client.ts';
import { IS_SHARED } from '../../share/shared-place.ts';

export const groupsKey = ['groups'] as const;

export function groupsQuery() {
  return queryOptions({
    queryKey: groupsKey,
    enabled: !IS_SHARED,
    queryFn: ({ signal }) => ask(groupEndpoints.listGroups, { signal }),
  });
}

export function ofKind(groups: readonly Group[] | undefined, kind: GroupKind): Group[] {
  return (groups ?? []).filter((group) => group.kind === kind);
}

/** Adds stores or products to a group, or removes them. */
export function useChangeMembers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...members }: { id: string; add?: string[]; remove?: string[] }) =>
      ask(groupEndpoints.changeGroup, { params: { id }, body: members }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: groupsKey }),
        // a group's totals depend on its members
        queryClient.invalidateQueries({ queryKey: ['analytics'] }),
      ]),
  });
}
