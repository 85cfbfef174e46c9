import { CompiledQuery, type RawBuilder } from 'kysely';
import { answerOf } from './ask-prepared.ts';
import type { PeopleOrFacts } from './connect.ts';
import { TIME_LIMIT_MARK } from './time-limit.ts';

/** Asks a question that is cancelled after a second. It then throws an error that `isCancelled` recognizes. */
export async function askWithTimeLimit<Row>(database: PeopleOrFacts, question: RawBuilder<Row>): Promise<Row[]> {
  const { sql, parameters } = question.compile(database);
  const { rows } = await answerOf(database, CompiledQuery.raw(sql + TIME_LIMIT_MARK, [...parameters]));
  return rows as Row[];
}
