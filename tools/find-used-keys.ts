import ts from 'typescript';

export type Source = { file: string; text: string };
export type UsedKeys = {
  /** All strings in the sources: any of them may be a key. */
  strings: Set<string>;
  /** All templates in the sources, as patterns of possible keys. */
  patterns: RegExp[];
  /** The keys passed to `t(…)` and `i18nKey=`, which must exist. */
  asked: { file: string; line: number; key: string; pattern: RegExp }[];
};

export function findUsedKeys(sources: Source[]): UsedKeys {
  const used: UsedKeys = { strings: new Set(), patterns: [], asked: [] };
  for (const { file, text } of sources) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    visit(source, source, used);
  }
  return used;
}

function visit(node: ts.Node, source: ts.SourceFile, used: UsedKeys): void {
  if (ts.isStringLiteralLike(node)) used.strings.add(node.text);
  if (ts.isTemplateExpression(node) && templateText(node).includes('.')) used.patterns.push(patternOf(node));
  for (const key of askedBy(node)) {
    const line = source.getLineAndCharacterOfPosition(key.getStart()).line + 1;
    used.asked.push({ file: source.fileName, line, key: key.getText(), pattern: patternOf(key) });
  }
  ts.forEachChild(node, (child) => visit(child, source, used));
}

type Key = ts.StringLiteralLike | ts.TemplateExpression;

function askedBy(node: ts.Node): Key[] {
  if (ts.isCallExpression(node) && /^(t|.*\.t)$/.test(node.expression.getText()))
    return node.arguments[1]?.getText().includes('defaultValue') ? [] : keysIn(node.arguments[0]);
  if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey') {
    const value = node.initializer;
    return keysIn(value && ts.isJsxExpression(value) ? value.expression : value);
  }
  return [];
}

function keysIn(node: ts.Node | undefined): Key[] {
  if (!node) return [];
  if (ts.isConditionalExpression(node)) return [...keysIn(node.whenTrue), ...keysIn(node.whenFalse)];
  const isOtherNamespace = ts.isStringLiteralLike(node) && node.text.includes(':');
  if (
    (ts.isStringLiteralLike(node) && !isOtherNamespace) ||
    (ts.isTemplateExpression(node) && !templateText(node).includes(':'))
  )
    return [node];
  return [];
}

function templateText(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map((span) => span.literal.text).join('');
}

function patternOf(key: Key): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (!ts.isTemplateExpression(key)) return new RegExp(`^${literal(key.text)}$`);
  const tail = key.templateSpans.map((span) => `[^.]+${literal(span.literal.text)}`).join('');
  return new RegExp(`^${literal(key.head.text)}${tail}$`);
}
