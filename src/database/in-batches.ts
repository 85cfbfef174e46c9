import type { PeopleOrFacts } from './connect.ts';

const MAX_UNDER_WAY = 2;

type Waiting<Question, Answer> = {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};
type Gathered<Question, Answer> = { waiting: Waiting<Question, Answer>[]; underWay: number; isPlanned: boolean };

/**
 * Batches what is asked within one turn of the event loop, or while earlier batches run: one statement for twenty
 * questions costs little more than for one. `ask` answers in the order of the questions; if it throws, all of them
 * fail.
 */
export function inBatches<Deps extends { database: PeopleOrFacts }, Question, Answer>(
  ask: (deps: Deps, questions: Question[]) => Promise<Answer[]>,
): (deps: Deps, question: Question) => Promise<Answer> {
  const gatheredOf = new WeakMap<PeopleOrFacts, Gathered<Question, Answer>>();

  function plan(deps: Deps, gathered: Gathered<Question, Answer>): void {
    if (gathered.isPlanned || gathered.underWay >= MAX_UNDER_WAY || gathered.waiting.length === 0) return;
    gathered.isPlanned = true;
    setImmediate(() => {
      gathered.isPlanned = false;
      void askAll(deps, gathered);
    });
  }

  async function askAll(deps: Deps, gathered: Gathered<Question, Answer>): Promise<void> {
    const batch = gathered.waiting;
    gathered.waiting = [];
    gathered.underWay++;
    try {
      const answers = await ask(
        deps,
        batch.map(({ question }) => question),
      );
      batch.forEach(({ resolve }, index) => {
        resolve(answers[index]!);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      gathered.underWay--;
      plan(deps, gathered);
    }
  }

  return (deps, question) =>
    new Promise((resolve, reject) => {
      const gathered = gatheredOf.get(deps.database) ?? { waiting: [], underWay: 0, isPlanned: false };
      gatheredOf.set(deps.database, gathered);
      gathered.waiting.push({ question, resolve, reject });
      plan(deps, gathered);
    });
}
