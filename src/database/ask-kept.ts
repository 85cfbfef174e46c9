import { CompiledQuery, type QueryResult, type RawBuilder } from 'kysely';
import { BRIEFLY, briefPoolOf } from './brief-questions.ts';
import type { PeopleOrFacts } from './connect.ts';
import { MARK, nameOf, wayOf } from './kept-plans.ts';

/**
 * Asks a question whose plan every connection keeps. For those that find rows by their keys, whatever they are asked
 * for, and take longer to plan than to answer. Their text must come in few variants, each of which is kept; the
 * columns that they return are named one by one.
 */
export function askKept<Row>(database: PeopleOrFacts, question: RawBuilder<Row>): Promise<Row[]> {
  const { sql, parameters } = question.compile(database);
  return askKeptText(database, sql, parameters);
}

/** Asks a question whose plan may be kept only where it is asked for little: else it hangs on what that is. */
export async function ask<Row>(
  database: PeopleOrFacts,
  question: RawBuilder<Row>,
  isPlanKept: boolean,
): Promise<Row[]> {
  return isPlanKept ? askKept(database, question) : (await question.execute(database)).rows;
}

/** The same as `askKept` for what is asked so often that even putting its text together counts: `$1` and so on are the values. */
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

/** Answers a question of another query builder over the same database as that would: kept, brief or plain. */
export async function answerOf(database: PeopleOrFacts, question: CompiledQuery): Promise<QueryResult<unknown>> {
  const { sql, parameters } = question;
  const brief = sql.endsWith(BRIEFLY) ? briefPoolOf(database) : undefined;
  if (brief) return brief.query(sql, parameters.map(asText));
  if (!sql.endsWith(MARK)) return database.executeQuery(question);
  return { rows: await askKeptText(database, sql.slice(0, -MARK.length), parameters) };
}

/** The driver writes times in the zone of this machine, which takes it more than all other values together. */
function asText(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
