import { CompiledQuery, type QueryResult, type RawBuilder } from 'kysely';
import { BRIEFLY, briefPoolOf } from './brief-questions.ts';
import type { PeopleOrFacts } from './connect.ts';
import { MARK, nameOf, wayOf } from './kept-plans.ts';

/**
 * Asks a question whose plan every connection caches. It is meant for questions that find rows by key with any values,
 * and take longer to plan than to run. Their text must have few variants, because each is cached, and must name each
 * column it returns.
 */
export function askKept<Row>(database: PeopleOrFacts, question: RawBuilder<Row>): Promise<Row[]> {
  const { sql, parameters } = question.compile(database);
  return askKeptText(database, sql, parameters);
}

/** Asks a question, with a cached plan if `isPlanKept`. Set it only if the best plan does not depend on the values. */
export async function ask<Row>(
  database: PeopleOrFacts,
  question: RawBuilder<Row>,
  isPlanKept: boolean,
): Promise<Row[]> {
  return isPlanKept ? askKept(database, question) : (await question.execute(database)).rows;
}

/**
 * Like `askKept`, for questions so frequent that even building their text costs too much. `$1` and so on are the
 * values.
 */
export async function askKeptText<Row>(
  database: PeopleOrFacts,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const way = await wayOf(database);
  if (!way) return (await database.executeQuery<Row>(CompiledQuery.raw(text + MARK, [...values]))).rows;
  const { rows } = await way.pool.query({
    ...(way.isKept && { name: nameOf(text) }),
    ...{ text, values: values.map(asText) },
  });
  return rows;
}

/** Answers a query of another query builder over the same database by its mark: cached plan, brief or plain. */
export async function answerOf(database: PeopleOrFacts, question: CompiledQuery): Promise<QueryResult<unknown>> {
  const { sql, parameters } = question;
  const brief = sql.endsWith(BRIEFLY) ? briefPoolOf(database) : undefined;
  if (brief) return brief.query(sql, parameters.map(asText));
  if (!sql.endsWith(MARK)) return database.executeQuery(question);
  return { rows: await askKeptText(database, sql.slice(0, -MARK.length), parameters) };
}

/** The driver converts a Date to this machine's time zone, which costs more than all other values together. */
function asText(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
