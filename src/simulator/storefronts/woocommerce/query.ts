import type { Visit } from '../exchange.ts';

export type Paging = { page: number; perPage: number };

/** Null if the REST API refuses it. */
export function pagingOf({ query }: Visit): Paging | null {
  const page = Number(query.get('page') ?? 1);
  const perPage = Number(query.get('per_page') ?? 10);
  const areWhole = Number.isInteger(page) && Number.isInteger(perPage);
  return areWhole && page >= 1 && perPage >= 1 && perPage <= 100 ? { page, perPage } : null;
}

/** How many items must be known for a page; a shifted page may reach into the next one. */
export function reachOf({ page, perPage }: Paging): number {
  return (page + 1) * perPage;
}

/** `name=1,2`, `name[]=1&name[]=2` and `name[0]=1`. */
export function listOf(query: URLSearchParams, name: string): string[] {
  const values: string[] = [];
  for (const [key, value] of query) {
    if (key === name || (key.startsWith(`${name}[`) && key.endsWith(']'))) values.push(...value.split(','));
  }
  return values.filter((value) => value !== '');
}

export function numbersOf(query: URLSearchParams, name: string): number[] {
  return listOf(query, name).map(Number);
}

export function orderOf(query: URLSearchParams): 'asc' | 'desc' {
  return query.get('order') === 'asc' ? 'asc' : 'desc';
}

export function fieldsOf(query: URLSearchParams): string[] {
  return listOf(query, '_fields');
}

/** The fields that were asked for, or all if none were. */
export function pick(record: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  if (fields.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => fields.includes(key)));
}
