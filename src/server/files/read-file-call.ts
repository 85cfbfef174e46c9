import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { REPEATED_FILES } from '#contract/sharing/file-call.ts';
import { queryValues, readTarget } from '#contract/sharing/target.ts';
import { Problem } from '#runtime/problem.ts';
import type { FileCall } from './open-table.ts';

const NO_QUERY = z.object({});

/**
 * Parses the stored path and query of a repeated call. Throws `invalid-input` if it has no file as answer or its query
 * is invalid.
 */
export function readFileCall(target: string): FileCall {
  const { path, query: given } = readTarget(target);
  for (const name of REPEATED_FILES) {
    const endpoint: Endpoint = ENDPOINTS[name];
    const params = matchPath(endpoint.path, path);
    if (!params || endpoint.params?.safeParse(params).success === false) continue;
    const query = (endpoint.query ?? NO_QUERY).safeParse(queryValues(given));
    if (query.success) return { name, params, query: query.data as object };
    const fields = query.error.issues.map((issue) => ({
      path: `target.${issue.path.join('.')}`,
      message: issue.message,
    }));
    throw new Problem('invalid-input', { fields });
  }
  throw new Problem('invalid-input', {
    fields: [{ path: 'target', message: 'the path and query of a list, or of a chart, of this API' }],
  });
}

function matchPath(template: string, path: string): Record<string, string> | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const found = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1]!]));
}
