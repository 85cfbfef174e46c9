/** SQL that sums a column in double precision. `order`: the column to sum in the order of. */
export function sumOf(column: string, order?: string): string {
  return `sum(${column}::float8${order === undefined ? '' : ` order by ${order}`})`;
}

/** SQL that sums a nullable column. It gives null if any row is null: a partial sum would pass for the whole. */
export function sumIfAllKnown(column: string, order?: string): string {
  return `case when count(${column}) = count(*) then ${sumOf(column, order)} end`;
}
