/** SQL that sums a column which may be null, and is null where one of the rows is: less than all would pass for all. */
export function sumIfAllKnown(column: string, order?: string): string {
  const inOrder = order === undefined ? '' : ` order by ${order}`;
  return `case when count(${column}) = count(*) then sum(${column}${inOrder}) end`;
}
