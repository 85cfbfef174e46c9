import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { practiceStartOf } from '#simulator/practice-stores.ts';

const PracticeState = z.object({
  /**
   * When the practice shops' past begins. Another moment would make other shops, so it stays the same across starts.
   */
  startsAt: z.number().int(),
  /** Stored so that the shops' addresses stay the same. */
  ports: z.record(z.string(), z.number().int().min(1).max(65_535)),
});
export type PracticeState = z.infer<typeof PracticeState>;

export async function readPracticeState(dataDir: string, nowMs: number): Promise<PracticeState> {
  try {
    return PracticeState.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
  } catch {
    return { startsAt: practiceStartOf(nowMs), ports: {} };
  }
}

/** Written to a temporary file and renamed: half a file would mean another past. */
export async function writePracticeState(dataDir: string, state: PracticeState): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, JSON.stringify(state, null, 2));
  await rename(`${file}.new`, file);
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'practice.json');
}
