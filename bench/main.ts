import { accuracy } from './accuracy/accuracy.ts';
import { alerts } from './alerts/alerts.ts';
import { api } from './api/api.ts';
import { categories } from './categories/categories.ts';
import { cluster } from './cluster/cluster.ts';
import { database } from './database/database.ts';
import { firstReading } from './first-reading/first-reading.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { hostile } from './hostile/hostile.ts';
import { identity } from './identity/identity.ts';
import { kill } from './kill/kill.ts';
import { medusa } from './medusa/medusa.ts';
import { mutations } from './mutations/mutations.ts';
import { poll } from './poll/poll.ts';
import { recordFigures } from './record-figures.ts';
import { schedule } from './schedule/schedule.ts';
import { soak } from './soak/soak.ts';
import { thread } from './thread/thread.ts';
import { units } from './units/units.ts';
import { web } from './web/web.ts';
import { woocommerce } from './woocommerce/woocommerce.ts';

/** `npm run bench -- NAME …` prints the figures, with `--json` as JSON; `--record` writes them to `docs/FIGURES.md`. */
const BENCHES: Record<string, (args: string[]) => Promise<void>> = {
  accuracy,
  alerts,
  api,
  cluster,
  database,
  'first-reading': firstReading,
  fuzz,
  hostile,
  identity,
  kill,
  medusa,
  mutations,
  poll,
  schedule,
  categories,
  soak,
  thread,
  units,
  web,
  woocommerce,
};

const [name = '', ...given] = process.argv.slice(2);
const args = given.filter((arg) => arg !== '--record');
const bench = BENCHES[name];
if (!bench) {
  console.error(`Which benchmark? ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
try {
  if (given.includes('--record')) await recordFigures(name, args, () => bench(args));
  else await bench(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
