import { expect, test } from 'vitest';
import { NO_DETAIL } from '#contract/messages/alert.ts';
import { ringText } from './ring-text.ts';

const textOf = (language: 'ar' | 'en', title: string) => {
  const detail = { ...NO_DETAIL, storeName: 'Shop!', title };
  const ring = { storeId: 1, productId: 2, kind: 'sold_out', at: 0, seenAt: 0, detail };
  return ringText({ language, tag: null, filter: null, name: 'Mine' }, ring, false);
};

test('names keep their direction in a message', () => {
  expect(textOf('ar', 'iPhone 15+')).toBe('\u2068iPhone 15+\u2069 لدى \u2068Shop!\u2069: نفد');
  expect(textOf('en', 'قميص')).toBe('\u2068قميص\u2069 at Shop!: sold out');
  expect(textOf('en', 'Mug')).toBe('Mug at Shop!: sold out');
});
