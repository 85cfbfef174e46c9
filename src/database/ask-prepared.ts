import { CompiledQuery, type QueryResult, type RawBuilder } from 'kysely';
import type { PeopleOrFacts } from './connect.ts';
import { PREPARED_MARK, poolFor, statementNameOf } from './prepared-statements.ts';
import { TIME_LIMIT_MARK, timeLimitedPoolOf } from './time-limit.ts';

/**
 * Asks a question whose plan every connection caches. It is meant for questions that find rows by key with any values,
 * and take longer to plan than to run. Their text must have few variants, because each is cached, and must name each
 * column it returns.
 */
export function askPrepared<Row>(database: PeopleOrFacts, question: RawBuilder<Row>): Promise<Row[]> {
  const { sql, parameters } = question.compile(database);
  return askPreparedText(database, sql, parameters);
}

/** Asks a question, with a cached plan if `isPrepared`. Set it only if the best plan does not depend on the values. */
export async function ask<Row>(
  database: PeopleOrFacts,
  question: RawBuilder<Row>,
  isPrepared: boolean,
): Promise<Row[]> {
  return isPrepared ? askPrepared(database, question) : (await question.execute(database)).rows;
}

/**
 * Like `askPrepared`, for questions so frequent that even building their text costs too much. `$1` and so on are the
 * values.
 */
export async function askPreparedText<Row>(
  database: PeopleOrFacts,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const choice = await poolFor(database);
  if (!choice) return (await database.executeQuery<Row>(CompiledQuery.raw(text + PREPARED_MARK, [...values]))).rows;
  const { rows } = await choice.pool.query({
    ...(choice.isNamed && { name: statementNameOf(text) }),
    ...{ text, values: values.map(asText) },
  });
  return rows;
}

/** Answers a query of another query builder over the same database by its mark: cached plan, time limit or plain. */
export async function answerOf(database: PeopleOrFacts, question: CompiledQuery): Promise<QueryResult<unknown>> {
  const { sql, parameters } = question;
  const limited = sql.endsWith(TIME_LIMIT_MARK) ? timeLimitedPoolOf(database) : undefined;
  if (limited) return limited.query(sql, parameters.map(asText));
  if (!sql.endsWith(PREPARED_MARK)) return database.executeQuery(question);
  return { rows: await askPreparedText(database, sql.slice(0, -PREPARED_MARK.length), parameters) };
}

/** The driver converts a Date to this machine's time zone, which costs more than all other values together. */
function asText(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
