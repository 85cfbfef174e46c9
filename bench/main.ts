import { accuracy } from './accuracy/accuracy.ts';
import { api } from './api/api.ts';
import { database } from './database/database.ts';
import { hostile } from './hostile/hostile.ts';
import { identity } from './identity/identity.ts';
import { kill } from './kill/kill.ts';
import { medusa } from './medusa/medusa.ts';
import { poll } from './poll/poll.ts';
import { schedule } from './schedule/schedule.ts';
import { tags } from './tags/tags.ts';
import { thread } from './thread/thread.ts';
import { web } from './web/web.ts';

/** `npm run bench -- NAME …`: each benchmark prints its figures, as JSON with `--json`. */
const BENCHES: Record<string, (args: string[]) => Promise<void>> = {
  accuracy,
  api,
  database,
  hostile,
  identity,
  kill,
  medusa,
  poll,
  schedule,
  tags,
  thread,
  web,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  console.error(`Which benchmark? ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
try {
  await bench(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
