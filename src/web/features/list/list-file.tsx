import type { UseQueryResult } from '@tanstack/react-query';
import { IS_SHARED } from '../../share/shared-place.ts';
import { ExportMenu } from './export-menu.tsx';
import type { FileSource } from './file-source.ts';

type Props = {
  source: UseQueryResult<{ items: readonly unknown[] }>;
  file: FileSource;
  /** The name under which it is shared or mailed; without it, it can only be saved. */
  name?: string;
};

/** The export button of a short list; hidden if the list is empty. */
export function ListFile({ source, file, name }: Props) {
  if (IS_SHARED || !source.data || source.data.items.length === 0) return null;
  return <ExportMenu small="list" source={file} name={name} />;
}
