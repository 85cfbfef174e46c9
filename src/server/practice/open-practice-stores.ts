import { moveStore } from '#catalog/move-store.ts';
import type { PlatformKind } from '#contract/store.ts';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { openPracticeStore, PRACTICE_STORES } from '#simulator/practice-stores.ts';
import { serveStorefront } from '#simulator/serve-storefront.ts';
import { readPorts, writePorts } from './practice-ports.ts';

export type OpenPracticeStore = { key: string; name: string; platform: PlatformKind; host: string; url: string };
export type PracticeStores = { stores: OpenPracticeStore[]; close(): Promise<void> };

const FIRST_PORT = 4101;

/** Serves the practice stores on loopback, each on a port of its own that it keeps from start to start where it can. */
export async function openPracticeStores(deps: {
  database: Database;
  dataDir: string;
  clock: Clock;
}): Promise<PracticeStores> {
  const earlier = await readPorts(deps.dataDir);
  const taken = new Set(Object.values(earlier));
  const opened: { store: OpenPracticeStore; close(): Promise<void> }[] = [];
  for (const { key, name, platform } of PRACTICE_STORES) {
    const storefront = openPracticeStore(key, { now: deps.clock.now() });
    const { port, close } = await serveOn(earlier[key] ?? null, taken, (port) =>
      serveStorefront(storefront, { port, clock: deps.clock }),
    );
    taken.add(port);
    const url = `http://127.0.0.1:${port}`;
    storefront.origin = url;
    opened.push({ store: { key, name, platform, host: `127.0.0.1:${port}`, url }, close });
    const before = earlier[key];
    if (before !== undefined && before !== port) {
      await moveStore(deps.database, `127.0.0.1:${before}`, { host: `127.0.0.1:${port}`, origin: url });
    }
  }
  await writePorts(
    deps.dataDir,
    Object.fromEntries(opened.map(({ store }) => [store.key, Number(new URL(store.url).port)])),
  );
  return {
    stores: opened.map(({ store }) => store),
    async close() {
      await Promise.all(opened.map(({ close }) => close()));
    },
  };
}

async function serveOn<Served>(
  wanted: number | null,
  taken: ReadonlySet<number>,
  serve: (port: number) => Promise<Served>,
): Promise<Served & { port: number }> {
  for (let port = wanted ?? FIRST_PORT; port < FIRST_PORT + 2_000; port = port === wanted ? FIRST_PORT : port + 1) {
    if (port !== wanted && taken.has(port)) continue;
    try {
      return { ...(await serve(port)), port };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`no free port for a practice store from ${FIRST_PORT} on`);
}
