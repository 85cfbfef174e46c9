import { expect, test } from 'vitest';
import { editsOf } from './edits-of.ts';

const signed = (address: string | null) => address && `/pictures/signed?of=${address}`;

test('an edit is listed field by field, with pictures at our own addresses', () => {
  const before = { title: 'Mug', vendor: null, imageUrl: 'https://shop.example/1.png', length: 1200, labels: ['old'] };
  const after = { title: 'Cup', vendor: 'Acme', imageUrl: null, length: 1350, variants: [{ title: 'Blue' }, {}] };
  expect(editsOf({ ...before, names: ['Red'] }, { ...after, names: ['Rouge'] }, signed)).toEqual([
    { field: 'title', before: 'Mug', after: 'Cup' },
    { field: 'vendor', before: null, after: 'Acme' },
    { field: 'text', before: 1200, after: 1350 },
    { field: 'picture', before: '/pictures/signed?of=https://shop.example/1.png', after: null },
    { field: 'labels', removed: ['old'], added: [] },
    { field: 'variants', removed: ['Red'], added: ['Rouge', 'Blue'] },
  ]);
});

test('an edit stored before fields existed lists only variants', () => {
  expect(editsOf(null, { title: 'Cup' }, signed)).toEqual([]);
  expect(editsOf({ variants: [{ title: 'Red' }] }, { title: 'Cup' }, signed)).toEqual([
    { field: 'variants', removed: ['Red'], added: [] },
  ]);
});
