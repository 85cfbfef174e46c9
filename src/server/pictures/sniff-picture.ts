export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/x-icon';

/**
 * The picture type by its first bytes, whatever type its server declares; null for anything else. SVG is left out on
 * purpose: it can contain scripts, which would run on our origin.
 */
export function sniffPicture(body: Buffer): PictureType | null {
  const starts = (...bytes: number[]) => body.length > 16 && bytes.every((byte, index) => body[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x47, 0x49, 0x46, 0x38)) return 'image/gif';
  if (starts(0x52, 0x49, 0x46, 0x46) && body.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  if (starts(0x00, 0x00, 0x01, 0x00)) return 'image/x-icon';
  return null;
}
