import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { answerOf } from './ask-kept.ts';
import type { Database } from './connect.ts';
import type { DB } from './rows.ts';

/** So many answers are kept; the oldest go first. */
const KEPT_AT_MOST = 1_000;

const readers = new WeakMap<Database, Database>();

/** From now on what the `sharedReader` of a database is asked is asked once for all within so many milliseconds. */
export function shareAnswers(database: Database, forMs: number): void {
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SharingDriver(database, forMs),
    createIntrospector: (reader: Kysely<DB>) => new PostgresIntrospector(reader),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  readers.set(database, new Kysely<DB>({ dialect }));
}

/**
 * For questions about the whole shared database, which are the same whoever asks them (`isShared`); the answers may be
 * some seconds old. The database itself where nothing is shared.
 */
export function sharedReader(database: Database, isShared = true): Database {
  return (isShared ? readers.get(database) : undefined) ?? database;
}

class SharingDriver extends DummyDriver {
  readonly #database: Database;
  readonly #forMs: number;
  /** The youngest last. */
  readonly #answers = new Map<string, { askedAtMs: number; result: Promise<QueryResult<unknown>> }>();

  constructor(database: Database, forMs: number) {
    super();
    this.#database = database;
    this.#forMs = forMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const executeQuery = <Row>(question: CompiledQuery) => this.#ask(question) as Promise<QueryResult<Row>>;
    return { ...(await super.acquireConnection()), executeQuery };
  }

  #ask(question: CompiledQuery): Promise<QueryResult<unknown>> {
    const key = `${question.sql}\n${JSON.stringify(question.parameters)}`;
    const known = this.#answers.get(key);
    if (known && performance.now() - known.askedAtMs < this.#forMs) return known.result;
    this.#answers.delete(key);
    const answer = { askedAtMs: performance.now(), result: answerOf(this.#database, question) };
    this.#answers.set(key, answer);
    if (this.#answers.size > KEPT_AT_MOST) this.#answers.delete(this.#answers.keys().next().value!);
    answer.result.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    });
    return answer.result;
  }
}
