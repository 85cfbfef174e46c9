/** What a semicolon does not end: comments, texts, names, bodies between dollars. */
const PARTS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;|[^-/'"$;]+|[\s\S]/g;

/** The statements of a file of SQL, without the comments between them. */
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
