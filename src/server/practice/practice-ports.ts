import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Ports = z.record(z.string(), z.number().int().min(1).max(65_535));

/** The ports that the practice stores had at the last start: their addresses should not change from day to day. */
export async function readPorts(dataDir: string): Promise<Record<string, number>> {
  try {
    return Ports.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
  } catch {
    return {};
  }
}

export async function writePorts(dataDir: string, ports: Record<string, number>): Promise<void> {
  await writeFile(fileIn(dataDir), JSON.stringify(ports, null, 2));
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'practice-ports.json');
}
