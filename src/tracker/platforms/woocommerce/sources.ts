/**
 * Which parts of the modification time a store shows: `store-api`, the filter by it (which products moved); `wp-rest`,
 * the stamp of each product; or both.
 */
export function modifiedSources(sources: ReadonlySet<string>): { filter: boolean; stamps: boolean; isProven: boolean } {
  const both = sources.has('modified:store-api+wp-rest');
  const filter = both || sources.has('modified:store-api');
  const stamps = both || sources.has('modified:wp-rest');
  return { filter, stamps, isProven: filter || stamps };
}
