import { CompiledQuery, type RawBuilder } from 'kysely';
import { answerOf } from './ask-prepared.ts';
import { BRIEFLY } from './brief-questions.ts';
import type { PeopleOrFacts } from './connect.ts';

/** Asks a question that is cancelled after a second. It then throws an error that `isGivenUp` recognizes. */
export async function askBriefly<Row>(database: PeopleOrFacts, question: RawBuilder<Row>): Promise<Row[]> {
  const { sql, parameters } = question.compile(database);
  const { rows } = await answerOf(database, CompiledQuery.raw(sql + BRIEFLY, [...parameters]));
  return rows as Row[];
}
