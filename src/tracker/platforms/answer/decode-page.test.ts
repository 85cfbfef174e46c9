import { expect, test } from 'vitest';
import { decodePage } from './decode-page.ts';

const EUC_JP = Buffer.from([0xcb, 0xf5, 0xc3, 0xe3, 0x20, 0xa5, 0xbb, 0xa5, 0xc3, 0xa5, 0xc8]);
const CP949 = Buffer.from([0xb3, 0xec, 0xc2, 0xf7]);

function decoded(body: Buffer | string, contentType?: string): string {
  return decodePage({
    body: Buffer.from(body),
    headers: contentType === undefined ? {} : { 'content-type': contentType },
  });
}

function pageOf(head: string, text: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`<!doctype html><html><head>${head}</head><h1>`), text]);
}

test('a page is decoded as its header says, else as it says itself', () => {
  expect(decoded(EUC_JP, 'text/html; charset=EUC-JP')).toBe('抹茶 セット');
  expect(decoded(CP949, 'text/html;charset="euc-kr"')).toBe('녹차');
  expect(decoded(pageOf('<meta charset="euc-jp" />', EUC_JP), 'text/html')).toMatch(/<h1>抹茶 セット$/);
  const older = '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">';
  expect(decoded(pageOf(older, Buffer.from('Größe', 'latin1')))).toMatch(/<h1>Größe$/);
  expect(decoded(Buffer.concat([Buffer.from('<?xml version="1.0" encoding="EUC-JP"?><h1>'), EUC_JP]))).toMatch(
    /抹茶 セット$/,
  );
  expect(decoded(pageOf('<meta charset="iso-8859-1">', Buffer.from('Größe')), 'text/html; charset=utf-8')).toMatch(
    /<h1>Größe$/,
  );
});

test('a byte order mark is stronger than what the page says', () => {
  expect(decoded('\ufeffGröße', 'text/html; charset=iso-8859-1')).toBe('\ufeffGröße');
  expect(decoded(Buffer.from('\ufeffGröße', 'utf16le'))).toBe('Größe');
});

test('a page that names no encoding, or none that exists, is UTF-8', () => {
  const unknown = pageOf('<meta charset="nonsense">', Buffer.from('Größe'));
  for (const body of [Buffer.from('Größe'), unknown, pageOf('<meta charset="utf-16">', Buffer.from('Größe'))]) {
    expect(decoded(body, 'text/html; charset=nonsense')).toMatch(/Größe$/);
  }
  expect(decoded(EUC_JP)).toContain('\ufffd');
});
