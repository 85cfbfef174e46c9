import { parseArgs } from 'node:util';
import { throwawayDatabase } from '../throwaway-database.ts';
import { openWorld } from './open-world.ts';
import { runFuzz } from './run-fuzz.ts';

/** Sends requests drawn from the API's own document, right and wrong, as every role, and reports answers of 5xx. */
export async function fuzz(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '50000' },
      seed: { type: 'string', default: 'fuzz' },
      json: { type: 'boolean', default: false },
    },
  });
  const server = await throwawayDatabase();
  try {
    const world = await openWorld(server.url);
    const result = await runFuzz(world, { requests: Number(values.requests), seed: values.seed });
    await world.close();
    const { byOperationAndRole: _, ...told } = result;
    if (values.json) console.log(JSON.stringify(told, null, 2));
    else {
      console.table(told.byRole);
      console.table(told.byOperation);
      const { requests, valid, serverErrors, slowestMs } = told;
      console.log(`${requests} requests, ${valid} valid, ${serverErrors} answered with 5xx, slowest ${slowestMs} ms`);
    }
    for (const failure of result.failures.slice(0, 20)) console.error(failure.slice(0, 500));
    for (const fault of world.faults.slice(0, 20)) console.error(fault);
    if (result.serverErrors > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
