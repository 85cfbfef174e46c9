import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#database/embedded/start-embedded.ts';

export type OpenDatabase = { url: string; stop(): Promise<void> };

/** The database at an address, which is left running; without an address, a built-in server, which `stop` removes. */
export async function openDatabase(url: string | undefined, note: (line: string) => void): Promise<OpenDatabase> {
  if (url !== undefined) return { url, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'tillwatch-bench-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder, log: { info: note, warn: note } });
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
