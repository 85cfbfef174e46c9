import { MAX_ACCOUNT_PICTURE_BYTES } from '#contract/account/picture.ts';

const SIDE_PX = 256;
const QUALITY = 0.86;

/** The picture types that can be chosen: those that browsers render, except SVG, which can contain scripts. */
export const PICTURE_FILES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/**
 * Crops a picture to its centre square, upright and small, without metadata (place, camera). Throws `invalid-picture`.
 */
export async function squarePicture(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) throw invalidPicture();
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
  picture.close();
  // a browser that cannot write WebP writes PNG
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  if (!small || small.size > MAX_ACCOUNT_PICTURE_BYTES) throw invalidPicture();
  return small;
}

function invalidPicture(): Error {
  return Object.assign(new Error('no picture'), { code: 'auth/invalid-picture' });
}
