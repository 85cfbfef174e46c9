import type { Expected } from './fetcher.ts';

const MIB = 1024 * 1024;

/** Bytes of a body, compressed and decompressed. A page of 250 products with 40 variants each is about 8 MiB. */
export const BODY_LIMITS: Record<Expected, { wireBytes: number; decodedBytes: number }> = {
  json: { wireBytes: 8 * MIB, decodedBytes: 24 * MIB },
  html: { wireBytes: 4 * MIB, decodedBytes: 8 * MIB },
  // the protocol of sitemaps allows 50 MB
  xml: { wireBytes: 10 * MIB, decodedBytes: 50 * MIB },
  text: { wireBytes: 1 * MIB, decodedBytes: 1 * MIB },
  image: { wireBytes: 4 * MIB, decodedBytes: 4 * MIB },
};

export type FetchTimes = {
  connectMs: number;
  headersMs: number;
  /** Between two pieces of a body. */
  pieceMs: number;
  /** One hop, from its turn to the last byte. */
  totalMs: number;
};

export const FETCH_TIMES: FetchTimes = { connectMs: 10_000, headersMs: 15_000, pieceMs: 10_000, totalMs: 40_000 };

export const MAX_REDIRECTS = 5;
export const MAX_HEADER_BYTES = 32 * 1024;
/** Informational answers (1xx) before the one that counts. */
export const MAX_HINTS = 20;
