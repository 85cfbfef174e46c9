import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BadBackup, contentOf, type Frame, readFrames } from '#database/backup/frames.ts';
import { unseal } from '#database/backup/seal.ts';
import { StartError } from '#runtime/start-error.ts';
import type { BackupHead, FileHead } from './backup-head.ts';

const LONGEST_HEAD_BYTES = 200;

export type OpenBackup = { head: BackupHead; frames: AsyncGenerator<Frame> };

/** Opens a backup and passes it to `work`. A fault in the file throws a StartError with one sentence. */
export async function readBackup<Result>(
  file: string,
  key: string | null,
  work: (backup: OpenBackup) => Promise<Result>,
): Promise<Result> {
  try {
    const { head, startsAt } = await readFileHead(file);
    if (head.salt !== null && !key)
      throw new StartError(`${file} is encrypted: set BACKUP_KEY to the key that it was made with.`);
    const frames = readFrames(unpacked(file, startsAt, head.salt !== null && key ? { key, salt: head.salt } : null));
    const first = await frames.next();
    if (first.done || first.value.kind !== 'H') throw new BadBackup('it is damaged');
    return await work({ head: contentOf<BackupHead>(first.value), frames });
  } catch (cause) {
    const isDamaged = cause instanceof Error && /^Z_|^ERR_STREAM_PREMATURE/.test(String('code' in cause && cause.code));
    if (cause instanceof BadBackup) throw new StartError(`${file} cannot be used: ${cause.message}.`, { cause });
    if (isDamaged) throw new StartError(`${file} cannot be used: it is damaged or incomplete.`, { cause });
    throw cause;
  }
}

function unpacked(file: string, start: number, sealed: { key: string; salt: string } | null): AsyncIterable<Buffer> {
  const gunzip = createGunzip({ chunkSize: 1 << 18 });
  // the pipelines' callbacks are empty: the reader of `gunzip` gets every error
  const read = createReadStream(file, { start });
  if (sealed) {
    const open = (chunks: AsyncIterable<Buffer>) => unseal(chunks, sealed.key, sealed.salt);
    pipeline(read, open, gunzip, () => {});
  } else pipeline(read, gunzip, () => {});
  return gunzip;
}

async function readFileHead(file: string): Promise<{ head: FileHead; startsAt: number }> {
  const handle = await open(file, 'r').catch((cause: Error) => {
    throw new StartError(`${file} cannot be read: ${cause.message}.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEAD_BYTES), 0, LONGEST_HEAD_BYTES, 0);
    const text = buffer.toString('latin1', 0, bytesRead);
    const end = text.indexOf('\n');
    const isOurs = text.startsWith('{"tillwatchBackup":1,') && end > 0;
    if (!isOurs) throw new StartError(`${file} is not a backup of Tillwatch, or was made by a newer version.`);
    return { head: headIn(text.slice(0, end)), startsAt: end + 1 };
  } finally {
    await handle.close();
  }
}

function headIn(line: string): FileHead {
  try {
    const { salt } = JSON.parse(line) as FileHead;
    if (salt === null || typeof salt === 'string') return { tillwatchBackup: 1, salt };
  } catch {}
  throw new BadBackup('it is damaged');
}
