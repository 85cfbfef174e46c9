/** SQL that sums a column in double precision; `order`: by what. */
export function sumOf(column: string, order?: string): string {
  return `sum(${column}::float8${order === undefined ? '' : ` order by ${order}`})`;
}

/** SQL that sums a column which may be null, and is null where one of the rows is: less than all would pass for all. */
export function sumIfAllKnown(column: string, order?: string): string {
  return `case when count(${column}) = count(*) then ${sumOf(column, order)} end`;
}
