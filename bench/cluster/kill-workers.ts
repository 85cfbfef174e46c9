import { distribute } from '#database/distribute.ts';
import { migrate } from '#database/migrate.ts';
import { makePartitions } from '#database/partitions.ts';
import { type KillRun, runKills } from '../kill/run-kills.ts';
import type { ThrowawayDatabase } from '../throwaway-database.ts';
import { makeClusterDatabase } from './cluster-database.ts';
import { makeWorker, rebalance } from './make-worker.ts';
import { connected } from './open-pair.ts';

/** Polls on a cluster while a worker or the tracker is killed repeatedly, compared with undisturbed polls. */
export function killWorkers(citusUrl: string, polls: number): Promise<KillRun> {
  const options = { polls, seed: 1, mostAliveMs: 4_000, databaseShare: 0.5, mostKills: 20 };
  return runKills(options, () => openCluster(citusUrl));
}

/** A cluster whose `kill` kills a worker. */
async function openCluster(citusUrl: string): Promise<ThrowawayDatabase> {
  const citus = connected(await makeClusterDatabase(citusUrl));
  await migrate(citus.database);
  await makePartitions(citus.facts, Date.now());
  await distribute(citus.facts, () => {});
  const worker = await makeWorker(citus.url);
  await rebalance(citus.url);
  return {
    url: citus.url,
    async kill() {
      worker.kill();
      await worker.start();
    },
    async stop() {
      await worker.stop();
      await citus.drop();
    },
  };
}
