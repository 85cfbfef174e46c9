/** SQL that sums a column which may be null, and is null where one of the rows is: less than all would pass for all. */
export function sumIfAllKnown(column: string): string {
  return `case when count(${column}) = count(*) then sum(${column}) end`;
}
