import { connect, type Databases } from './connect.ts';

/** Where people's tables lie, and where the facts do; one address where they lie together. */
export type DatabaseUrls = { databaseUrl: string; factsUrl: string };

/** Both databases: over one pool where they are one. */
export function connectBoth(
  { databaseUrl, factsUrl }: DatabaseUrls,
  options: { max?: number } = {},
): Databases & { destroy(): Promise<void> } {
  const people = connect(databaseUrl, options);
  const facts = factsUrl === databaseUrl ? people : connect(factsUrl, options);
  return {
    people,
    facts,
    async destroy() {
      await Promise.all([...new Set([people, facts])].map((database) => database.destroy()));
    },
  };
}
