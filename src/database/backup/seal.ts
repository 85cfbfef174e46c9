import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { BadBackup } from './frames.ts';

// The STREAM construction (Hoang, Reyhanitabar, Rogaway and Vizár, 2015): AES-256-GCM over pieces. Each nonce holds the
// piece's number and whether it is the last, so that changed, moved, missing or truncated pieces are all noticed.
const PIECE_BYTES = 1 << 16;
const TAG_BYTES = 16;
/** One guess takes 64 MiB and about 0.1 s. */
const SCRYPT = { N: 1 << 16, r: 8, p: 1, maxmem: 1 << 28 };

export const newSalt = () => randomBytes(16).toString('base64');

/** Each file has a key of its own, so no two files share a nonce. */
function keyOf(password: string, salt: string): Buffer {
  return scryptSync(password, Buffer.from(salt, 'base64'), 32, SCRYPT);
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export async function* seal(chunks: AsyncIterable<Buffer>, password: string, salt: string): AsyncGenerator<Buffer> {
  const key = keyOf(password, salt);
  let index = 0;
  for await (const { piece, isLast } of inPieces(chunks, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index++, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Throws BadBackup if the password is wrong or anything was changed. */
export async function* unseal(chunks: AsyncIterable<Buffer>, password: string, salt: string): AsyncGenerator<Buffer> {
  const key = keyOf(password, salt);
  let index = 0;
  for await (const { piece, isLast } of inPieces(chunks, PIECE_BYTES + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw new BadBackup('it ends too early');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index++, isLast));
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    const opened = decipher.update(piece.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch (cause) {
      throw new BadBackup(index === 1 ? 'BACKUP_KEY does not open it, or it is damaged' : 'it is damaged', { cause });
    }
    yield opened;
  }
}

/** Pieces of equal length; the last one is shorter or empty. */
async function* inPieces(chunks: AsyncIterable<Buffer>, length: number) {
  let held = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    // a full piece waits until more bytes follow, because it may be the last
    while (held.length > length) {
      yield { piece: held.subarray(0, length), isLast: false };
      held = held.subarray(length);
    }
  }
  yield { piece: held, isLast: true };
}
