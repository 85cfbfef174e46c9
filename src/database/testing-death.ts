import type { KyselyPlugin } from 'kysely';

/** As a process that dies: after so many queries nothing gets through any more, not even what tidies up. */
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
