/** The unpacked parts of a backup. Each is written as a letter, a length and that many bytes. */
export type Frame = { kind: FrameKind; bytes: Buffer };
/** Header, table, its rows as COPY writes them, end of a table, sequences, a file, a mail, the end of the backup. */
export type FrameKind = 'H' | 'T' | 'D' | 'E' | 'S' | 'F' | 'M' | 'Z';

const HEAD_BYTES = 5;
/** We never write a longer frame, so one is not from our backup. */
const MAX_BYTES = 1 << 28;

export class BadBackup extends Error {}

export function frameOf(kind: FrameKind, content: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

export function contentOf<Content>({ bytes }: Frame): Content {
  try {
    return JSON.parse(bytes.toString()) as Content;
  } catch (cause) {
    throw new BadBackup('it is damaged', { cause });
  }
}

/** Reads frames from a stream of chunks of any size. Throws BadBackup if the stream ends too early. */
export async function* readFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let pieces: Buffer[] = [];
  let length = 0;
  let isWhole = false;
  for await (const chunk of chunks) {
    pieces.push(chunk);
    length += chunk.length;
    if (length < HEAD_BYTES) continue;
    let held = Buffer.concat(pieces);
    while (held.length >= HEAD_BYTES) {
      const bytes = held.readUInt32BE(1);
      if (bytes > MAX_BYTES) throw new BadBackup('it is damaged');
      if (held.length < HEAD_BYTES + bytes) break;
      const kind = held.toString('latin1', 0, 1) as FrameKind;
      isWhole = kind === 'Z';
      yield { kind, bytes: held.subarray(HEAD_BYTES, HEAD_BYTES + bytes) };
      held = held.subarray(HEAD_BYTES + bytes);
    }
    pieces = [held];
    length = held.length;
  }
  if (!isWhole || length > 0) throw new BadBackup('it ends too early');
}
