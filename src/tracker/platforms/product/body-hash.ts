import { crc32 } from 'node:zlib';

/**
 * A short hash of a description as it was sent: its CRC-32 and its length. Null if there was no text, so that a way of
 * reading that leaves descriptions out is not classified as an edit.
 */
export function bodyHashOf(text: unknown): string | null {
  return typeof text === 'string' ? `${crc32(text).toString(36)}.${text.length.toString(36)}` : null;
}
