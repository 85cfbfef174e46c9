import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '#database/embedded/launch.ts';

const run = promisify(execFile);

export type ShopProduct = { id: number; parent: number; name: string; price: string; stock: number | null };
type ShopOrder = {
  id: number;
  status: string;
  lines: { product: number; variation: number; quantity: number; total: string }[];
};

/** A real WooCommerce, and what its buyers and its keeper do there. */
export type Shop = {
  url: string;
  /** Runs an act of `shop.sh do` and returns what it printed. */
  act(...act: string[]): Promise<string>;
  products(): Promise<ShopProduct[]>;
  orders(): Promise<ShopOrder[]>;
  close(): Promise<void>;
};

/** Makes a shop with a folder's `shop.sh`: `up FOLDER PORT`, `do FOLDER ACT …`, `wipe FOLDER`. */
export async function openShop(scripts: string): Promise<Shop> {
  const script = join(resolve(scripts), 'shop.sh');
  const home = join(await mkdtemp(join(tmpdir(), 'tillwatch-woocommerce-')), 'shop');
  const port = await findFreePort();
  const call = async (...args: string[]) => (await run(script, args, { maxBuffer: 1 << 26 })).stdout.trim();
  const act: Shop['act'] = (...one) => call('do', home, ...one);
  await call('up', home, String(port));
  return {
    url: `http://127.0.0.1:${port}`,
    act,
    products: async () => JSON.parse(await act('products-now')),
    orders: async () => JSON.parse(await act('orders-now')),
    async close() {
      // the script ends PHP's server, and not its workers
      const server = await readFile(join(home, 'php.pid'), 'utf8');
      await run('pkill', ['-P', server.trim()]);
      await call('wipe', home);
      await rm(join(home, '..'), { recursive: true, force: true });
    },
  };
}
