import { loadModule } from 'libpg-query';
import pg from 'pg';
import { troubleOf } from './statement-kinds.ts';

/** In the text of what only makes or reads a test's own rows, over all kinds. */
const ANY_KIND = '/* any kind */';
const judged = new Map<string, string | null>();

/** One process runs many files, and this for each of them. */
const JUDGED = Symbol.for('statements are judged');

/**
 * Every statement of a test, by whichever way it goes to PostgreSQL, is refused where it would not run on two databases
 * or on a distributed one.
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

/** What PostgreSQL cannot read either it refuses itself. */
function judge(text: string): string | null {
  try {
    return troubleOf(text);
  } catch (error) {
    if (error instanceof Error && error.name === 'SqlError') return null;
    throw error;
  }
}
