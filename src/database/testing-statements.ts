import { loadModule } from 'libpg-query';
import pg from 'pg';
import { distributionProblem } from './statement-kinds.ts';

/** Marks statements that only make or read a test's own rows and may mix kinds of tables. */
const ANY_KIND = '/* any kind */';
const judged = new Map<string, string | null>();

/** Marks the client as patched: one process loads this module once for each of many test files. */
const JUDGED = Symbol.for('statements are judged');

/**
 * Refuses every statement of a test that would not run on two databases or on a distributed one, however it is sent to
 * PostgreSQL.
 */
await loadModule();
if (!(JUDGED in pg.Client.prototype)) judgeStatements();

function judgeStatements(): void {
  const ask = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
  pg.Client.prototype.query = function judgeAndAsk(this: pg.Client, ...given: unknown[]) {
    const text = textOf(given[0]);
    const trouble = text === undefined ? null : troubleIn(text);
    if (trouble) throw new Error(`A statement ${trouble} (database/table-kinds.ts):\n${text}`);
    return ask.apply(this, given);
  } as typeof pg.Client.prototype.query;
  Object.assign(pg.Client.prototype, { [JUDGED]: true });
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const text = (query as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : undefined;
}

function troubleIn(text: string): string | null {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const trouble = text.includes(ANY_KIND) ? null : judge(text);
  judged.set(text, trouble);
  return trouble;
}

/** Statements that the parser cannot read are left to PostgreSQL, which refuses them too. */
function judge(text: string): string | null {
  try {
    return distributionProblem(text);
  } catch (error) {
    if (error instanceof Error && error.name === 'SqlError') return null;
    throw error;
  }
}
