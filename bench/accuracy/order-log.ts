import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

export type OrderLine = {
  orderId: string;
  /** Milliseconds, UTC. */
  placedAt: number;
  productId: string;
  title: string;
  quantity: number;
  unitPrice: number;
};

/** Codes in the real log that stand for postage, fees, discounts and corrections rather than goods. */
const NOT_GOODS = new Set(['POST', 'DOT', 'D', 'M', 'S', 'C2', 'PADS', 'BANK CHARGES', 'AMAZONFEE', 'CRUK']);

/**
 * The sold goods of an order log: lines of orders that were not cancelled, with a positive quantity and price. Reads
 * the columns `InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,…` or
 * `orderId,placedAt,productId,title,quantity,unitPrice`, gzipped or plain.
 */
export async function readOrderLog(path: string): Promise<OrderLine[]> {
  const text = await readText(path);
  let columns: ((cells: string[]) => OrderLine) | null = null;
  const lines: OrderLine[] = [];
  for (const cells of csvRows(text)) {
    if (!columns) {
      columns = columnsOf(cells);
      continue;
    }
    const line = columns(cells);
    const isSold = line.quantity > 0 && line.unitPrice > 0 && Number.isFinite(line.placedAt);
    if (isSold && !line.orderId.startsWith('C') && isGoods(line.productId)) lines.push(line);
  }
  return lines;
}

function isGoods(productId: string): boolean {
  return !NOT_GOODS.has(productId) && !productId.startsWith('GIFT');
}

async function readText(path: string): Promise<string> {
  const chunks: Buffer[] = [];
  const file = createReadStream(path);
  for await (const chunk of path.endsWith('.gz') ? file.pipe(createGunzip()) : file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function columnsOf(header: string[]): (cells: string[]) => OrderLine {
  const names = header.map((name) => name.replace(/^\uFEFF/, '').trim());
  const index = (...candidates: string[]): number => {
    const found = names.findIndex((name) => candidates.includes(name));
    if (found < 0) throw new Error(`the order log has no column ${candidates.join(' or ')}`);
    return found;
  };
  const order = index('InvoiceNo', 'Invoice', 'orderId');
  const placed = index('InvoiceDate', 'placedAt');
  const product = index('StockCode', 'productId');
  const title = index('Description', 'title');
  const quantity = index('Quantity', 'quantity');
  const price = index('UnitPrice', 'Price', 'unitPrice');
  return (cells) => ({
    orderId: cells[order] ?? '',
    placedAt: timeOf(cells[placed] ?? ''),
    productId: (cells[product] ?? '').trim().toUpperCase(),
    title: (cells[title] ?? '').trim(),
    quantity: Number(cells[quantity]),
    unitPrice: Number(cells[price]),
  });
}

/** `2010-12-01 08:26:00` and `2010-12-01T08:26` are read as UTC, unless they have an offset. */
function timeOf(text: string): number {
  const iso = text.trim().replace(' ', 'T');
  return Date.parse(/[zZ]$|[+-]\d\d:?\d\d$/.test(iso) ? iso : `${iso}Z`);
}

/** RFC 4180: quoted cells may contain commas, line ends and doubled quotes. */
export function* csvRows(text: string): Generator<string[]> {
  for (let at = 0; at < text.length; ) {
    const cells: string[] = [];
    for (let isRowDone = false; !isRowDone; ) {
      let cell: string;
      if (text[at] === '"') {
        let end = at + 1;
        while (end < text.length && !(text[end] === '"' && text[end + 1] !== '"')) end += text[end] === '"' ? 2 : 1;
        cell = text.slice(at + 1, end).replaceAll('""', '"');
        at = end + 1;
      } else {
        let end = at;
        while (end < text.length && text[end] !== ',' && text[end] !== '\n') end++;
        cell = text.slice(at, text[end - 1] === '\r' && text[end] === '\n' ? end - 1 : end);
        at = end;
      }
      cells.push(cell);
      if (text[at] === '\r') at++;
      isRowDone = text[at] !== ',';
      at++;
    }
    if (cells.length > 1 || cells[0] !== '') yield cells;
  }
}
