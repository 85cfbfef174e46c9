import type { Database } from '#database/connect.ts';
import type { Reader } from './make-reader.ts';
import type { Question } from './measure-questions.ts';

export function analyticsQuestions(_database: Database, _reader: Reader): Question[] {
  return [];
}
