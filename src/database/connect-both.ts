import { connect, type Databases, type Limits } from './connect.ts';

/** The addresses of the people's tables and of the facts; the same address if both are in one database. */
export type DatabaseUrls = { databaseUrl: string; factsUrl: string };

/** The least connections of each database, so that parallel work does not wait for a single one. */
const MIN_CONNECTIONS = 2;

/**
 * Connects both databases, each over connections of its own. A transaction on people waits for facts, so with shared
 * connections it could wait for itself. If the two are one database, each gets half of `max`.
 */
export function connectBoth(
  { databaseUrl, factsUrl }: DatabaseUrls,
  { max = 10, longestMs }: Limits = {},
): Databases & { destroy(): Promise<void> } {
  const most = factsUrl === databaseUrl ? Math.max(MIN_CONNECTIONS, Math.ceil(max / 2)) : max;
  const people = connect(databaseUrl, { max: most, longestMs });
  const facts = connect(factsUrl, { max: most, longestMs });
  return {
    people,
    facts,
    async destroy() {
      await Promise.all([people.destroy(), facts.destroy()]);
    },
  };
}
