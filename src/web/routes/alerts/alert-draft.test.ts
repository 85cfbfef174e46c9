import { expect, test } from 'vitest';
import { changed, kindsOf, newDraft, ruleOf } from './alert-draft.ts';
import { FIRST_CONDITION } from './condition.ts';

const NONE = { groupId: null, storeId: null, productId: null, name: null };
const OF_STORES = { ...NONE, filter: 'French', filterList: 'database/stores' as const };

test('a draft opened for a saved filter asks for new matches', () => {
  expect(ruleOf(newDraft(OF_STORES))).toMatchObject({
    ...{ filter: 'French', filterList: 'database/stores', condition: { kind: 'matches' }, storeId: null },
  });
});

test('a filter of stores allows nothing else: another kind removes it, while a filter of products stays', () => {
  const price = { given: FIRST_CONDITION };
  expect(kindsOf(newDraft(OF_STORES), [])).toContain('price');
  expect(changed(newDraft(OF_STORES), price, [])).toMatchObject({ filter: '', given: { kind: 'price' } });
  const ofProducts = { ...OF_STORES, filterList: 'products' as const };
  expect(changed(newDraft(ofProducts), price, [])).toMatchObject({ filter: 'French', given: { kind: 'price' } });
});
