import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { withEditedParts } from './edited-parts.ts';
import { addStore } from './testing-stores.ts';

let testing: TestDatabase;
let storeId: number;
beforeAll(async () => {
  testing = await testDatabase();
  storeId = await addStore(testing, 'edits.example');
  await testing.facts
    .insertInto('product')
    .values({
      ...{ store_id: storeId, external_id: 'mug', title: 'Mug', url: 'https://edits.example/mug', currency: 'USD' },
      ...{ price_minor: 100, image_url: 'https://edits.example/1.png', vendor: 'Acme', labels: ['old', 'kept'] },
      ...{ first_seen_at: new Date(0), last_seen_at: new Date(0) },
    })
    .execute();
});
afterAll(() => testing?.drop());

const MUG = {
  ...{ title: 'Mug', url: 'https://edits.example/mug', imageUrl: 'https://edits.example/1.png', vendor: 'Acme' },
  ...{ productType: null, labels: ['old', 'kept'] },
};
const edit = (after: object, before: object = {}) => ({
  ...{ externalId: 'mug', kind: 'edited', before: before as Record<string, unknown> },
  after: { ...MUG, ...after } as Record<string, unknown>,
});
const kept = async (...events: ReturnType<typeof edit>[]) =>
  (await testing.facts.transaction().execute((trx) => withEditedParts(trx, storeId, events))).map(
    ({ before, after }) => ({ before, after }),
  );

test('an edit stores the parts that it changed, and no others', async () => {
  const changed = { title: 'Cup', imageUrl: 'https://edits.example/2.png', labels: ['kept', 'new'] };
  expect(await kept(edit(changed))).toEqual([
    {
      before: { title: 'Mug', imageUrl: 'https://edits.example/1.png', labels: ['old'] },
      after: { title: 'Cup', imageUrl: 'https://edits.example/2.png', labels: ['new'] },
    },
  ]);
  expect(await kept(edit({}))).toEqual([{ before: null, after: null }]);
});

test("a second edit of a batch starts from the first one's result", async () => {
  const [, second] = await kept(edit({ title: 'Cup', labels: null }), edit({ title: 'Bowl', labels: ['kept'] }));
  expect(second).toEqual({ before: { title: 'Cup', labels: ['old'] }, after: { title: 'Bowl' } });
});

test('stored texts are bounded, whatever a store writes', async () => {
  const long = `${'x'.repeat(198)}😀${'y'.repeat(10_000)}`;
  const labels = Array.from({ length: 500 }, (_, index) => `${index} ${long}`);
  const [event] = await kept(
    edit({ title: long, imageUrl: `https://edits.example/${long}`, labels, names: labels }, { names: labels }),
  );
  expect(JSON.stringify(event).length).toBeLessThan(8_000);
  expect((event!.after as { title: string }).title.isWellFormed()).toBe(true);
  expect(event).toMatchObject({ after: { imageUrl: null } });
});

test('texts that were decoded in the wrong way are not edited when they are read anew', async () => {
  await testing.facts
    .updateTable('product')
    .set({ title: 'Kaffeem\ufffdhle', vendor: 'Gr\ufffd\ufffde' })
    .where('external_id', '=', 'mug')
    .execute();
  const whole = { title: 'Kaffeemühle', vendor: 'Größe' };
  const bulk = { externalId: null as unknown as string, kind: 'bulk_edit', before: {}, after: { products: 9 } };
  expect(await kept(edit({ ...whole, names: ['grün'] }, { length: 90, names: ['gr\ufffdn'] }), bulk)).toEqual([]);
  const entities = { title: 'Kaffeem&uuml;hle', labels: ['gr&uuml;n'] };
  const [first, ...others] = await kept(edit(entities), edit({ title: 'Kaffeemühle', labels: ['grün'] }));
  expect([first?.after, others]).toMatchObject([{ title: 'Kaffeem&uuml;hle' }, []]);
  const moved = { ...whole, imageUrl: 'https://edits.example/2.png' };
  expect(await kept(edit(moved), bulk)).toHaveLength(2);
  expect(await kept(edit({ ...whole, variants: [] }))).toHaveLength(1);
});

test('texts that only changed places are edited', async () => {
  await testing.facts.updateTable('product').set({ title: 'Mug', vendor: 'Acme' }).execute();
  const swapped = edit({ title: 'Acme', vendor: 'Mug', names: ['L', 'S'] }, { names: ['S', 'L'] });
  expect(await kept(swapped)).toMatchObject([{ after: { title: 'Acme', vendor: 'Mug', names: ['L', 'S'] } }]);
  expect(await kept(edit({ vendor: 'Mug &amp; Co' }), edit({ vendor: 'Mug', title: 'Mug & Co' }))).toHaveLength(2);
});
