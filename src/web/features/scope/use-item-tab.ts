import { useParams } from 'react-router';

/** The tab that the address names: the first where it names none, null where there is none of that name. */
export function useItemTab<Name extends string>(names: readonly [Name, ...Name[]]): Name | null {
  const { tab } = useParams();
  if (tab === undefined) return names[0];
  return names.slice(1).find((name) => name === tab) ?? null;
}
