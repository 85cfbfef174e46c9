import { type Endpoint, fillPath } from '#contract/endpoint.ts';
import { type FileFormat, XLSX_TYPE } from '#contract/sharing/file-call.ts';
import { download } from '../../api/download.ts';
import { queryString } from '../../api/query-string.ts';

/** What can be exported: the call that gives the data, and the file's name without extension. */
export type FileSource = {
  endpoint: Endpoint;
  params?: Record<string, string>;
  query?: object;
  fileName: string;
};

const TYPES: Record<FileFormat, string> = { csv: 'text/csv', xlsx: XLSX_TYPE };

export function saveFile({ endpoint, params, query, fileName }: FileSource, format: FileFormat): Promise<void> {
  return download(endpoint, { params, query, accept: TYPES[format] }, `${fileName}.${format}`);
}

/** The call in its stored form, to be repeated later. It has no page, because a file has all of them. */
export function callOf({ endpoint, params, query }: FileSource): string {
  return fillPath(endpoint.path, params) + queryString({ ...query, page: null, pageSize: null });
}
