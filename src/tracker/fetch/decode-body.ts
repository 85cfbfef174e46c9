import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliDecompress,
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  gunzip,
  gunzipSync,
  inflate,
  inflateRaw,
  inflateRawSync,
  inflateSync,
} from 'node:zlib';
import { FetchFailure } from './fetch-failure.ts';

type Bounds = { maxOutputLength: number; chunkSize: number };
type Decoder = {
  inLine: (body: Buffer, bounds: Bounds) => Buffer;
  onThread: (body: Buffer, bounds: Bounds) => Promise<Buffer>;
  /** Takes a body that ends early for one that ends there. */
  inPieces: () => Transform;
};

const UNFINISHED = { finishFlush: constants.Z_SYNC_FLUSH };
const GZIP: Decoder = {
  inLine: gunzipSync,
  onThread: promisify<Buffer, Bounds, Buffer>(gunzip),
  inPieces: () => createGunzip(UNFINISHED),
};
const BROTLI: Decoder = {
  inLine: brotliDecompressSync,
  onThread: promisify<Buffer, Bounds, Buffer>(brotliDecompress),
  inPieces: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};
const ZLIB: Decoder = {
  inLine: inflateSync,
  onThread: promisify<Buffer, Bounds, Buffer>(inflate),
  inPieces: () => createInflate(UNFINISHED),
};
const DEFLATE: Decoder = {
  inLine: inflateRawSync,
  onThread: promisify<Buffer, Bounds, Buffer>(inflateRaw),
  inPieces: () => createInflateRaw(UNFINISHED),
};

const KIB = 1024;
/**
 * Bodies up to this size are decompressed on this thread: a page of a catalogue takes 0.6 ms, and twice that on another
 * thread. In the worst case, a bomb that reaches its limit of 50 MB blocks this thread, which serves nobody, for a
 * tenth of a second.
 */
const MAX_IN_LINE = 256 * KIB;
const LARGE_PIECE = 128 * KIB;
const SMALL_PIECE = 16 * KIB;
/** Pages of a catalogue compress to a tenth; a claim of more than this is not believed. */
const MAX_CLAIMED_RATIO = 40;

/**
 * Undoes `Content-Encoding`, never beyond `bytes`: a bomb is `store-too-large`, a truncated body `store-broken`. Both
 * are read as far as possible if `isCut`.
 */
export async function decodeBody(
  body: Buffer,
  contentEncoding: string,
  { bytes: limit, isCut }: { bytes: number; isCut: boolean },
): Promise<Buffer> {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > 2) throw new FetchFailure('store-broken', { detail: 'content-encoding' });
  let decoded = body;
  for (const coding of codings.reverse()) decoded = await decodeOne(decoded, coding, limit, isCut);
  if (decoded.length <= limit) return decoded;
  if (!isCut) throw new FetchFailure('store-too-large');
  return decoded.subarray(0, limit);
}

async function decodeOne(body: Buffer, coding: string, limit: number, isCut: boolean): Promise<Buffer> {
  if (body.length === 0) return body;
  const decoder = decoderOf(body, coding);
  if (!decoder) throw new FetchFailure('store-broken', { detail: 'content-encoding' });
  const options = { maxOutputLength: limit, chunkSize: pieceFor(body, decoder, limit) };
  try {
    if (isCut) return await decodeStart(body, decoder, limit);
    return body.length <= MAX_IN_LINE ? decoder.inLine(body, options) : await decoder.onThread(body, options);
  } catch (error) {
    const isTooLarge = error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FetchFailure(isTooLarge ? 'store-too-large' : 'store-broken', { detail: coding, cause: error });
  }
}

async function decodeStart(body: Buffer, decoder: Decoder, limit: number): Promise<Buffer> {
  const stream = decoder.inPieces();
  stream.end(body);
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length >= limit) break;
  }
  return Buffer.concat(pieces, length);
}

function decoderOf(body: Buffer, coding: string): Decoder | null {
  if (coding === 'gzip' || coding === 'x-gzip') return GZIP;
  if (coding === 'br') return BROTLI;
  if (coding !== 'deflate') return null;
  // a zlib stream begins with a header that is a multiple of 31; some servers send the bare deflate stream
  const isZlib = (body[0]! & 0x0f) === 8 && body.length > 1 && body.readUInt16BE(0) % 31 === 0;
  return isZlib ? ZLIB : DEFLATE;
}

/**
 * The size of the pieces that a body is decompressed in. A single piece need not be joined, and each piece allocates
 * memory that burdens the garbage collector. Gzip ends with its own length (RFC 1952, 2.3.1), which is only a hint,
 * since the body's sender chooses it.
 */
function pieceFor(body: Buffer, decoder: Decoder, limit: number): number {
  if (body.length <= SMALL_PIECE / MAX_CLAIMED_RATIO) return SMALL_PIECE;
  const claimed = decoder === GZIP ? body.readUInt32LE(body.length - 4) + 64 : 0;
  const isLikely = claimed > body.length && claimed <= Math.min(limit + 64, body.length * MAX_CLAIMED_RATIO);
  return isLikely ? claimed : LARGE_PIECE;
}

export function isGzip(body: Buffer): boolean {
  return body.length > 2 && body[0] === 0x1f && body[1] === 0x8b;
}
