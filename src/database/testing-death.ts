import type { KyselyPlugin } from 'kysely';

/** Acts like a process that dies: after this many queries every query fails, including those that clean up. */
export function dieAfter(queries: number): KyselyPlugin {
  let left = queries;
  return {
    transformQuery({ node }) {
      if (left-- <= 0) throw new Error('dead');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
