import { crc32, deflateSync } from 'node:zlib';

const SIZE = 64;

/** A small PNG in a colour of its own for each seed, standing for a product's photograph. */
export function drawPicture(seed: number): Buffer {
  const colour = [0, 8, 16].map((shift) => 120 + (((seed * 2_654_435_761) >>> shift) & 0x7f));
  const rows = Buffer.alloc(SIZE * (1 + SIZE * 3));
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const isInside = (x - 32) ** 2 + (y - 32) ** 2 < 400;
      for (let channel = 0; channel < 3; channel++) {
        rows[y * (1 + SIZE * 3) + 1 + x * 3 + channel] = isInside ? colour[channel]! : 244;
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
