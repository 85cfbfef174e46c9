/** An `ilike` pattern that finds the text anywhere, and takes what a person types for what it is. */
export function searchPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
