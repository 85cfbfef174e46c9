import { useParams } from 'react-router';

/** The tab named in the address: the first if none is named, null if the name is unknown. */
export function useItemTab<Name extends string>(names: readonly [Name, ...Name[]]): Name | null {
  const { tab } = useParams();
  if (tab === undefined) return names[0];
  return names.slice(1).find((name) => name === tab) ?? null;
}
