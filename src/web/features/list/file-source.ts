import { type Endpoint, fillPath } from '#contract/endpoint.ts';
import { type FileFormat, XLSX_TYPE } from '#contract/file-call.ts';
import { download } from '../../api/download.ts';
import { queryString } from '../../api/query-string.ts';

/** What can be had as a file: the call that gives it, and what the file is called, without its end. */
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

/** The call as it is kept, to be made again later: a file has all pages. */
export function callOf({ endpoint, params, query }: FileSource): string {
  return fillPath(endpoint.path, params) + queryString({ ...query, page: null, pageSize: null });
}
