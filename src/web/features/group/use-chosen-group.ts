import { useQuery } from '@tanstack/react-query';
import { parseAsString, useQueryState } from 'nuqs';
import { groupsQuery, ofKind } from './group-queries.ts';

/** The group of stores in the address. A deleted group counts as none. */
export function useChosenGroup() {
  const [chosen, setChosen] = useQueryState('group', parseAsString.withOptions({ history: 'push' }));
  const { data } = useQuery(groupsQuery());
  const groups = ofKind(data?.items, 'stores');
  const group = groups.find(({ id }) => id === chosen);
  // until the groups are loaded, the address is trusted
  const groupId = chosen !== null && (group || !data) ? chosen : undefined;
  return { groups, group, groupId, choose: (id: string | null) => void setChosen(id) };
}
