import { parseArgs } from 'node:util';
import { runCluster } from './run-cluster.ts';

const USAGE =
  'npm run bench -- cluster --citus postgres://… --plain postgres://… [--products 3000] [--questions 1200] [--hours 24] [--seed cluster] [--polls 120] [--only distributing|questions|tracking|kills|roles|scale] [--json]';

/**
 * Runs the whole product on a Citus cluster and on a plain PostgreSQL with the same rows: the same questions and the
 * same hours of tracking. Both get databases of their own, which are dropped at the end.
 */
export async function cluster(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      citus: { type: 'string' },
      plain: { type: 'string' },
      products: { type: 'string', default: '3000' },
      questions: { type: 'string', default: '1200' },
      hours: { type: 'string', default: '24' },
      polls: { type: 'string', default: '120' },
      seed: { type: 'string', default: 'cluster' },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [products, questions, hours] = [values.products, values.questions, values.hours].map(Number) as [
    number,
    number,
    number,
  ];
  const { citus: citusUrl, plain: plainUrl, only } = values;
  if (!citusUrl || !plainUrl || !(products >= 1_000 && questions > 0 && hours > 0)) throw new Error(USAGE);
  const polls = Number(values.polls);
  const options = { citusUrl, plainUrl, products, questions, hours, polls, seed: values.seed, isShort: false, only };
  const result = await runCluster(options, note);
  console.log(values.json ? JSON.stringify(result, null, 2) : textOf(result));
  if (result.errors + result.differences > 0) process.exitCode = 1;
}

function textOf(result: object): string {
  return Object.entries(result)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value, null, 2) : value}`)
    .join('\n');
}

function note(line: string): void {
  console.error(line);
}
