import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import ts from 'typescript';
import { seededRandom } from '#runtime/random.ts';

type Mutation = { file: string; line: number; from: string; to: string; start: number; end: number };
type Result = { where: string; change: string; outcome: 'caught' | 'missed' | 'no test' };

const SOURCES = ['src/**/*.ts', 'src/**/*.tsx'];
const NOT_MUTATED = /\.test\.tsx?$|\.fixture\.ts$|\/testing|\.d\.ts$|\/rows\.ts$|\/locales\/|\/words\//;
const TIMEOUT_MS = 10 * 60_000;

const SWAPS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '||',
  true: 'false',
  false: 'true',
};

/**
 * Plants faults in `src`, one at a time, and runs the tests that import the file. The same seed plants the same faults
 * in the same code, so that two suites can be compared. The working tree is restored afterwards.
 */
export async function mutations(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const results: Result[] = [];
  for (const mutation of drawMutations(Number(values.seed), Number(values.count))) {
    const { file, line, from, to } = mutation;
    const result = { where: `${file}:${line}`, change: `${from} → ${to}`, outcome: await tryOut(mutation) };
    results.push(result);
    if (!values.json) console.log(`| ${result.where} | ${result.change} | ${result.outcome} |`);
  }
  const caught = results.filter(({ outcome }) => outcome === 'caught').length;
  if (values.json) console.log(JSON.stringify({ seed: Number(values.seed), caught, results }, null, 2));
  else console.log(`${caught} of ${results.length} faults caught`);
}

/** Draws a file first and then a place in it, so that large files are no likelier than small ones. */
export function drawMutations(seed: number, count: number): Mutation[] {
  const random = seededRandom(seed);
  const files = globSync(SOURCES)
    .filter((file) => !NOT_MUTATED.test(file))
    .sort();
  const drawn: Mutation[] = [];
  while (drawn.length < count) {
    const places = mutationsIn(files[random.below(files.length)]!);
    if (places.length > 0) drawn.push(places[random.below(places.length)]!);
  }
  return drawn;
}

function mutationsIn(file: string): Mutation[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const note = (node: ts.Node) => {
    const from = node.getText();
    const to = ts.isNumericLiteral(node) ? String(Number(node.text) + 1) : SWAPS[from];
    if (to === undefined) return;
    const start = node.getStart();
    found.push({ file, line: source.getLineAndCharacterOfPosition(start).line + 1, from, to, start, end: node.end });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isBinaryExpression(node)) note(node.operatorToken);
    const isValue =
      ts.isNumericLiteral(node) || [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind);
    if (isValue) note(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

async function tryOut({ file, start, end, to }: Mutation): Promise<Result['outcome']> {
  const text = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, text);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  writeFileSync(file, text.slice(0, start) + to + text.slice(end));
  try {
    const vitest = ['node_modules/vitest/vitest.mjs', 'related', '--run', '--project', 'unit*', '--bail', '1', file];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...vitest, '--passWithNoTests'], {
      timeout: TIMEOUT_MS,
      maxBuffer: 64 * 1024 * 1024,
    });
    return /No test files found/.test(stdout + stderr) ? 'no test' : 'missed';
  } catch {
    return 'caught';
  } finally {
    restore();
    process.off('SIGINT', stop);
  }
}
