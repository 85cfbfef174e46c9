import { connect, type Databases, type Limits } from './connect.ts';

/** Where people's tables lie, and where the facts do; one address where they lie together. */
export type DatabaseUrls = { databaseUrl: string; factsUrl: string };

/** Of each, however few are asked for: what runs side by side does not wait for one connection. */
const LEAST_CONNECTIONS = 2;

/**
 * Both databases, each over connections of its own: a transaction over people waits for facts, and would wait for
 * itself if they shared them. Where the two are one they have half of `max` each.
 */
export function connectBoth(
  { databaseUrl, factsUrl }: DatabaseUrls,
  { max = 10, longestMs }: Limits = {},
): Databases & { destroy(): Promise<void> } {
  const most = factsUrl === databaseUrl ? Math.max(LEAST_CONNECTIONS, Math.ceil(max / 2)) : max;
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
