/** The tokens of SQL; a semicolon within comments, strings, names or dollar-quoted bodies does not end a statement. */
const PARTS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;|[^-/'"$;]+|[\s\S]/g;

/** The statements of an SQL file, without the comments. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let statement = '';
  for (const [part] of text.matchAll(PARTS)) {
    if (part === ';') {
      statements.push(statement);
      statement = '';
    } else if (!part.startsWith('--') && !part.startsWith('/*')) statement += part;
  }
  return [...statements, statement].map((one) => one.trim()).filter((one) => one !== '');
}
