import type { UseQueryResult } from '@tanstack/react-query';
import { IS_SHARED } from '../../share/shared-place.ts';
import { ExportMenu } from './export-menu.tsx';
import type { FileSource } from './file-source.ts';

type Props = {
  source: UseQueryResult<{ items: readonly unknown[] }>;
  file: FileSource;
  /** What it is called where it is kept; without it, it is not. */
  name?: string;
};

/** The file of a list that stands beside others, where there is something in it. */
export function ListFile({ source, file, name }: Props) {
  if (IS_SHARED || !source.data || source.data.items.length === 0) return null;
  return <ExportMenu small="list" source={file} name={name} />;
}
