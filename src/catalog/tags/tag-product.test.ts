import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Tag } from '#contract/tag.ts';
import { type StoreContext, type TaggedText, tagProduct } from './tag-product.ts';

const NOWHERE: StoreContext = { language: null, shares: {} };

function tags(title: string, language: string | null = 'en', more: Partial<TaggedText> = {}, shares = {}): Tag[] {
  return tagProduct({ title, productType: null, labels: null, ...more }, { language, shares }).toSorted();
}

describe('what a title says', () => {
  it.each([
    ['en', 'Oak table lamp with linen shade', ['HOME']],
    ['en', "Women's linen wrap dress - Blue", ['FASHION', 'WOMEN_CLOTHING']],
    ['en', "Men's running shorts", ['FASHION', 'MEN_CLOTHING', 'SPORTS']],
    ['en', 'Running shoes', ['SHOES']],
    ['en', 'Case for iPhone 15', ['ELECTRONICS']],
    ['fr', 'Lampe de table en chêne', ['HOME']],
    ['fr', 'Robe longue en lin', ['FASHION', 'WOMEN_CLOTHING']],
    ['fr', 'Tapis de yoga', ['HEALTH_AND_FITNESS']],
    ['de', 'Gefütterte Winterstiefel für Damen', ['SHOES']],
    ['de', 'Kinderwagen mit Babyschale', ['BABY']],
    ['de', 'Schreibtischlampe aus Messing', ['HOME']],
    ['es', 'Zapatillas de running para mujer', ['SHOES', 'SPORTS']],
    ['es', 'Taza de cerámica', ['KITCHEN']],
    ['ar', 'فستان سهرة طويل', ['FASHION', 'WOMEN_CLOTHING']],
    ['ar', 'ساعة رجالية جلد', ['WATCHES']],
  ])('%s: %s', (language, title, expected) => {
    expect(tags(title, language)).toEqual(expected);
  });

  it.each([
    ['Dog shampoo 500 ml', ['PET_SUPPLIES']],
    ['Watch band 20 mm', ['WATCHES']],
    ['Baby blanket', ['BABY']],
    ['Dog mom mug', ['KITCHEN']],
    ['Cat print t-shirt', ['FASHION']],
    ['Hot dog costume', ['FASHION']],
    ['Chocolate bar 70 %', []],
    ['Gift card', []],
    ['Aurora No. 5', []],
  ])('is not misled by a word beside: %s', (title, expected) => {
    expect(tags(title)).toEqual(expected);
  });

  it("takes a word as the store's language means it", () => {
    expect(tags('Robe', 'fr')).toEqual(['FASHION', 'WOMEN_CLOTHING']);
    expect(tags('Robe', 'en')).toEqual(['FASHION']);
  });
});

it('hears the type and the labels where the title says nothing', () => {
  expect(tags('Aurora', 'en', { productType: 'Sneakers' })).toEqual(['SHOES']);
  expect(tags('Aurora', 'en', { labels: ['new', 'Necklaces'] })).toEqual(['JEWELRY']);
  expect(tags('Oatmeal shampoo', 'en', { productType: 'Pet Supplies' })).toEqual(['PET_SUPPLIES']);
});

it('takes a department of several kinds for none of them', () => {
  const productType = 'Clothing & Shoes';
  expect(tags('Ankle boots', 'en', { productType })).toEqual(['SHOES']);
  expect(tags('Aurora', 'en', { productType })).toEqual([]);
  expect(tags('Travel backpack', 'en', { productType: 'Computers' })).toEqual(['ACCESSORIES']);
  expect(tags('Cotton blanket', 'en', { productType: 'Baby & Toddler' })).toEqual(['BABY']);
});

it('knows a scale model by its scale', () => {
  expect(tags('Tiger I Ausf. E 1/35')).toEqual(['TOYS']);
  expect(tags('Brass elbow fitting 1/2')).toEqual(['TOOLS']);
});

it('takes a product that says nothing for what the store sells, and no gift card', () => {
  expect(tags('Aurora', 'en', {}, { JEWELRY: 0.8 })).toEqual(['JEWELRY']);
  expect(tags('Aurora', 'en', {}, { JEWELRY: 0.4 })).toEqual([]);
  expect(tags('Gift card', 'en', {}, { JEWELRY: 0.9 })).toEqual([]);
  expect(tags('Linen shirt', 'en', {}, { FASHION: 1, WOMEN_CLOTHING: 0.9 })).toEqual(['FASHION', 'WOMEN_CLOTHING']);
});

it('gives 3 different tags at most for any text whatever', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.lorem());
  const given = fc.record({
    title: text,
    productType: fc.option(text),
    labels: fc.option(fc.array(text, { maxLength: 50 })),
  });
  const language = fc.option(fc.constantFrom('en', 'fr-FR', 'de', 'es', 'ar', 'ja', ''));
  fc.assert(
    fc.property(given, language, (product, spoken) => {
      const found = tagProduct(product, { language: spoken, shares: { HOME: 1, TOYS: 0.8, BABY: 0.7, SHOES: 0.9 } });
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      expect(Tag.options).toEqual(expect.arrayContaining(found));
    }),
  );
});

it('reads the same whatever the case of letters and their accents', () => {
  const word = fc.constantFrom(
    'robe',
    'été',
    'chaussure',
    'Größe',
    'niño',
    'lámpara',
    'dog',
    'mug',
    'bébé',
    'for',
    'ساعة',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const title = words.join(' ');
      const read = (text: string) => tagProduct({ title: text, productType: null, labels: null }, NOWHERE);
      expect(read(title.toUpperCase())).toEqual(read(title));
      expect(read(title.normalize('NFD'))).toEqual(read(title));
      expect(read(title.normalize('NFD').replace(/\p{M}/gu, ''))).toEqual(read(title));
    }),
  );
});
