import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type BenchDatabase = { url: string; drop(): Promise<void> };

/** A worker, in the coordinator's terms. */
type Node = { nodename: string; nodeport: number };

/** An empty database with a name of its own, on the server of a plain database's address. */
export async function makePlainDatabase(url: string): Promise<BenchDatabase> {
  const name = nameOfOwn();
  await ask(url, `create database ${name}`);
  return { url: named(url, name), drop: () => drop(url, name) };
}

/**
 * An empty database with a name of its own on every node of a cluster, with the same workers. `url`: any database of
 * the coordinator.
 */
export async function makeClusterDatabase(url: string): Promise<BenchDatabase> {
  const name = nameOfOwn();
  const workers = await ask<Node>(
    url,
    `select nodename, nodeport from pg_dist_node where noderole = 'primary' and groupid <> 0 order by nodeid`,
  );
  if (workers.length === 0) throw new Error(`There is no worker in the cluster of ${url}.`);
  const nodes = [url, ...workers.map((worker) => atNode(url, worker))];
  for (const node of nodes) {
    await ask(node, `create database ${name}`);
    await ask(named(node, name), 'create extension citus');
  }
  const own = named(url, name);
  const { hostname, port } = new URL(url);
  await ask(own, `select citus_set_coordinator_host('${hostname}', ${port || 5432})`);
  for (const { nodename, nodeport } of workers) await ask(own, `select citus_add_node('${nodename}', ${nodeport})`);
  return {
    url: own,
    async drop() {
      for (const node of nodes) await drop(node, name);
    },
  };
}

/** Runs one statement over a connection of its own. */
export async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** The same address with another database name. */
export function named(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

function atNode(url: string, { nodename, nodeport }: Node): string {
  const node = new URL(url);
  node.hostname = nodename;
  node.port = String(nodeport);
  return node.href;
}

/** Drops a database. Citus' own process reconnects to it at once, so this takes two or three tries. */
async function drop(url: string, name: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await ask(url, `drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (tries >= 20) throw error;
      await sleep(200);
    }
  }
}

let made = 0;
function nameOfOwn(): string {
  return `tillwatch_bench_${process.pid}_${++made}`;
}
