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
import { answerOf } from './ask-prepared.ts';
import type { Facts } from './connect.ts';
import type { FactTables } from './table-kinds.ts';

/** How many answers are stored at most; the oldest go first. At 500 calls a second, about 2,000 are recent enough. */
const MAX_STORED = 4_000;

const readers = new WeakMap<Facts, Facts>();

/** Makes the `sharedReader` of a database run each question only once within this many milliseconds. */
export function shareAnswers(facts: Facts, forMs: number, atMost = MAX_STORED): void {
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SharingDriver(facts, forMs, atMost),
    createIntrospector: (reader: Kysely<FactTables>) => new PostgresIntrospector(reader),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  readers.set(facts, new Kysely<FactTables>({ dialect }));
}

/**
 * A reader for questions about the whole catalogue, which have the same answer for every user (`isShared`). The answers
 * may be some seconds old. It is the database itself if nothing is shared.
 */
export function sharedReader(facts: Facts, isShared = true): Facts {
  return (isShared ? readers.get(facts) : undefined) ?? facts;
}

class SharingDriver extends DummyDriver {
  readonly #facts: Facts;
  readonly #forMs: number;
  readonly #atMost: number;
  /** The newest last. */
  readonly #answers = new Map<string, { askedAtMs: number; result: Promise<QueryResult<unknown>> }>();

  constructor(facts: Facts, forMs: number, atMost: number) {
    super();
    this.#facts = facts;
    this.#forMs = forMs;
    this.#atMost = atMost;
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
    const answer = { askedAtMs: performance.now(), result: answerOf(this.#facts, question) };
    this.#answers.set(key, answer);
    this.#drop();
    answer.result.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    });
    return answer.result;
  }

  /** Drops answers that are too old, and the oldest if there are too many. */
  #drop(): void {
    const oldestMs = performance.now() - this.#forMs;
    for (const [key, { askedAtMs }] of this.#answers) {
      if (askedAtMs >= oldestMs && this.#answers.size <= this.#atMost) return;
      this.#answers.delete(key);
    }
  }
}
