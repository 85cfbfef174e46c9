import { moveStore } from '#catalog/move-store.ts';
import type { PlatformKind } from '#contract/platform.ts';
import type { Databases } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { openPracticeStore, PRACTICE_STORES } from '#simulator/practice-stores.ts';
import { serveStorefront } from '#simulator/serve-storefront.ts';
import { readPracticeState, writePracticeState } from './practice-state.ts';

export type OpenPracticeStore = {
  key: string;
  name: string;
  platform: PlatformKind;
  host: string;
  url: string;
  /** The true number of orders in [from, until). */
  countOrders(fromMs: number, untilMs: number): number;
};

export type PracticeStores = {
  stores: OpenPracticeStore[];
  /** The moment at which their past begins. */
  startsAt: number;
  close(): Promise<void>;
};

const FIRST_PORT = 4101;

/** Serves the practice stores on loopback, each on its own port. A port stays the same across starts if it is free. */
export async function openPracticeStores(
  deps: Databases & {
    dataDir: string;
    clock: Clock;
  },
): Promise<PracticeStores> {
  const { startsAt, ports: earlier } = await readPracticeState(deps.dataDir, deps.clock.now());
  const ports: Record<string, number> = {};
  const stores: OpenPracticeStore[] = [];
  const closing: (() => Promise<void>)[] = [];
  for (const { key, name, platform } of PRACTICE_STORES) {
    const storefront = openPracticeStore(key, { now: deps.clock.now(), startsAt });
    const reserved = new Set([...Object.values(earlier), ...Object.values(ports)]);
    const served = await serveOn(earlier[key] ?? null, reserved, (port) =>
      serveStorefront(storefront, { port, clock: deps.clock }),
    );
    closing.push(served.close);
    const { host, origin } = new URL(served.url);
    ports[key] = served.port;
    const countOrders = (fromMs: number, untilMs: number) => storefront.world.truth(fromMs, untilMs).length;
    stores.push({ key, name, platform, host, url: origin, countOrders });
    if (earlier[key] !== undefined && earlier[key] !== served.port) {
      await moveStore(deps, `127.0.0.1:${earlier[key]}`, { host, origin });
    }
  }
  await writePracticeState(deps.dataDir, { startsAt, ports });
  return {
    stores,
    startsAt,
    async close() {
      await Promise.all(closing.map((close) => close()));
    },
  };
}

async function serveOn<Served>(
  wanted: number | null,
  reserved: ReadonlySet<number>,
  serve: (port: number) => Promise<Served>,
) {
  const ports = Array.from({ length: 2_000 }, (_, index) => FIRST_PORT + index).filter((port) => !reserved.has(port));
  for (const port of wanted === null ? ports : [wanted, ...ports]) {
    try {
      return { ...(await serve(port)), port };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`no free port for a practice store from ${FIRST_PORT} on`);
}
