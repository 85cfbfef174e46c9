import { expect, test } from 'vitest';
import { changed, kindsOf, newDraft, ruleOf } from './alert-draft.ts';
import { FIRST_CONDITION } from './condition.ts';

const NONE = { groupId: null, storeId: null, productId: null, name: null };
const OF_STORES = { ...NONE, filter: 'French', filterList: 'database/stores' as const };

test('one that is opened about a saved filter asks what comes to match it', () => {
  expect(ruleOf(newDraft(OF_STORES))).toMatchObject({
    ...{ filter: 'French', filterList: 'database/stores', condition: { kind: 'matches' }, storeId: null },
  });
});

test('of a filter of stores nothing else is asked: another kind leaves it, which a filter of products stays', () => {
  const price = { given: FIRST_CONDITION };
  expect(kindsOf(newDraft(OF_STORES), [])).toContain('price');
  expect(changed(newDraft(OF_STORES), price, [])).toMatchObject({ filter: '', given: { kind: 'price' } });
  const ofProducts = { ...OF_STORES, filterList: 'products' as const };
  expect(changed(newDraft(ofProducts), price, [])).toMatchObject({ filter: 'French', given: { kind: 'price' } });
});
