import { type Connection, openConnection } from './copy-rows.ts';

/** Connections that share a list of tasks; each takes the next one when it is free. */
export type Lanes = {
  run<Task>(
    tasks: readonly Task[],
    work: (connection: Connection, task: Task, index: number) => Promise<void>,
  ): Promise<void>;
  end(): Promise<void>;
};

export async function openLanes(url: string, count: number): Promise<Lanes> {
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(url)));
  return {
    async run(tasks, work) {
      let next = 0;
      await Promise.all(
        connections.map(async (connection) => {
          while (next < tasks.length) {
            const index = next++;
            await work(connection, tasks[index]!, index);
          }
        }),
      );
    },
    async end() {
      for (const connection of connections) await connection.end();
    },
  };
}
