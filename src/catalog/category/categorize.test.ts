import { describe, expect, it } from 'vitest';
import { Tag } from '#contract/tag.ts';
import { fc } from '#runtime/testing-properties.ts';
import type { StoreContext } from './about-store.ts';
import { categorize } from './categorize.ts';
import { categories } from './testing.ts';

const NOWHERE: StoreContext = { language: null, name: null, shares: {} };

describe('what a title says', () => {
  it.each([
    ['en', 'Oak table lamp with linen shade', ['HOME']],
    ['en', "Women's linen wrap dress - Blue", ['FASHION', 'WOMEN_CLOTHING']],
    ['en', "Men's running shorts", ['FASHION', 'MEN_CLOTHING', 'SPORTS']],
    ['en', 'Running shoes', ['SHOES', 'SPORTS']],
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
    expect(categories(title, language)).toEqual(expected);
  });

  it.each([
    ['Dog shampoo 500 ml', ['PET_SUPPLIES']],
    ['Watch band 20 mm', ['WATCHES']],
    ['Baby blanket', ['BABY']],
    ['Dog mom mug', ['KITCHEN']],
    ['Cat print t-shirt', ['FASHION']],
    ['Hot dog costume', ['FASHION', 'TOYS']],
    ['Chocolate bar 70 %', []],
    ['Gift card', []],
    ['Aurora No. 5', []],
  ])('is not misled by a word beside: %s', (title, expected) => {
    expect(categories(title)).toEqual(expected);
  });

  it.each([
    ['Holzscheibe natur', []],
    ['Bergkristall', []],
    ['Schutzengel', []],
    ['Kunststoff elastisch', []],
    ['Mandeln im Kloster', []],
    ['Duschgel Limette', ['BEAUTY']],
    ['Couchtisch Eiche', ['HOME']],
    ['Laptop 15 Zoll', ['ELECTRONICS']],
  ])('takes no German word for a compound that only ends like one: %s', (title, expected) => {
    expect(categories(title, 'de')).toEqual(expected);
  });

  it("takes a word in the meaning of the store's language", () => {
    expect(categories('Robe', 'fr')).toEqual(['FASHION', 'WOMEN_CLOTHING']);
    expect(categories('Robe', 'en')).toEqual(['FASHION']);
  });
});

describe('a word of two meanings', () => {
  it.each([
    ['gives way to a thing named beside', 'Dice - Set Of (4) Ankle Socks', null, ['FASHION']],
    ['gives way to what it is for', 'Motorcycle chain 520', null, ['AUTOMOTIVE']],
    ['gives way to a type', 'Rustic tray', 'Jewelry', ['JEWELRY']],
    ['is no thing among food', 'Cocoa bar with cream', 'Chocolate', []],
    ['means what it mostly does where nothing else tells', 'Oak tray', null, ['KITCHEN']],
  ])('%s', (_, title, productType, expected) => {
    expect(categories(title, 'en', { productType })).toEqual(expected);
  });

  it('takes the meaning of what the store sells', () => {
    expect(categories('Brass hook size 4', 'en', {}, { OUTDOORS: 0.9 })).toEqual(['OUTDOORS']);
    expect(categories('Coffee mug', 'en', {}, { OUTDOORS: 0.9, KITCHEN: 0.1 })).toEqual(['KITCHEN']);
  });
});

it.each([
  ['Running t-shirt', ['FASHION', 'SPORTS']],
  ['Backpack for a laptop', ['ACCESSORIES', 'ELECTRONICS']],
  ['Wooden table for a laptop', ['HOME']],
  ['Shelf for the garden', ['GARDEN']],
  ['Coat for dogs, size S', ['PET_SUPPLIES']],
  ['T-shirt for dog lovers', ['FASHION']],
  ['Crib lamp', ['BABY']],
  ['Oil for hair growth', ['BEAUTY']],
])('takes a use for a category where the thing may have it: %s', (title, expected) => {
  expect(categories(title)).toEqual(expected);
});

it.each([
  ['en', 'Lip balm honey', ['BEAUTY']],
  ['en', 'Honey 500 g', []],
  ['de', 'Küchenorganizer für Gewürze', ['KITCHEN']],
])('takes food beside another thing for a taste, a scent or a use: %s %s', (language, title, expected) => {
  expect(categories(title, language)).toEqual(expected);
});

it('names a thing by what it comes with only if nothing else names it', () => {
  expect(categories('Aurora with candle - Necklace')).toEqual(['JEWELRY']);
  expect(categories('Aurora with candle')).toEqual(['HOME']);
});

it('uses makers if nothing else names the thing', () => {
  expect(categories('Honda CB 500')).toEqual(['AUTOMOTIVE']);
  expect(categories('Honda lawn mower')).toEqual(['GARDEN']);
  expect(categories('Schleich horse')).toEqual(['TOYS']);
});

it('reads the end of a compound and the word alone, but no part of another word', () => {
  expect(categories('Frühstücksbrettchen', 'de')).toEqual(['KITCHEN']);
  expect(categories('Brettchen', 'de')).toEqual(['KITCHEN']);
  expect(categories('Dreibein', 'de')).toEqual([]);
});

it('reads a name with a trademark sign', () => {
  expect(categories('Clover Necklace™')).toEqual(['JEWELRY']);
});

it('recognizes a medicine by its dose and a device by its memory if nothing else names them', () => {
  expect(categories('Auroral 500 mg x 20')).toEqual(['HEALTH_AND_FITNESS']);
  expect(categories('أورورا 500 مجم', 'ar')).toEqual(['HEALTH_AND_FITNESS']);
  expect(categories('Aurora X2 8GB')).toEqual(['ELECTRONICS']);
  expect(categories('Energy drink 80 mg caffeine')).toEqual([]);
});

it('takes sizes in months as for babies, and metres as measures', () => {
  expect(categories('Striped leggings, 6-9 months')).toEqual(['BABY', 'FASHION']);
  expect(categories('Striped leggings 6-9m')).toEqual(['BABY', 'FASHION']);
  expect(categories('Sleeping bag 2.5 tog 6-18 months')).toEqual(['BABY']);
  expect(categories('Curtain lights 3-6m')).toEqual(['HOME']);
  expect(categories('Leggings rayés 6-9 mois', 'fr')).toEqual(['BABY', 'FASHION']);
});

it('takes a toy vehicle as a toy only', () => {
  expect(categories('RC jeep')).toEqual(['TOYS']);
  expect(categories('Carro a control remoto', 'es')).toEqual(['TOYS']);
});

it('takes a material as the thing made of it', () => {
  expect(categories('Bolsa de fieltro', 'es')).toEqual(['ACCESSORIES']);
  expect(categories('Velcro belt')).toEqual(['ACCESSORIES']);
});

it('recognizes a scale model by its scale', () => {
  expect(categories('Tiger I Ausf. E 1/35')).toEqual(['TOYS']);
  expect(categories('Brass elbow fitting 1/2')).toEqual(['TOOLS']);
});

it('takes what is for animals as nothing else, including food', () => {
  expect(categories('Calming shampoo for dogs', 'en', { productType: 'Grooming' })).toEqual(['PET_SUPPLIES']);
  expect(categories('Dry food for adult dogs')).toEqual(['PET_SUPPLIES']);
  expect(categories('Chicken soup')).toEqual([]);
});

it.each([
  ['Baby shampoo', null, ['BABY', 'BEAUTY']],
  ['LED lantern for camping', null, ['HOME', 'OUTDOORS']],
  ['Car parking sensor', null, ['AUTOMOTIVE', 'ELECTRONICS']],
  ['Drone with camera', 'Toys', ['ELECTRONICS', 'TOYS']],
  ['Wool t-shirt', 'Hiking', ['FASHION', 'OUTDOORS']],
])('gives two categories to a thing that is both: %s', (title, productType, expected) => {
  expect(categories(title, 'en', { productType })).toEqual(expected);
});

it('gives at most 3 different tags for any text', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.lorem());
  const given = fc.record({
    title: text,
    productType: fc.option(text),
    labels: fc.option(fc.array(text, { maxLength: 50 })),
  });
  const language = fc.option(fc.constantFrom('en', 'fr-FR', 'de', 'es', 'ar', 'ja', ''));
  fc.assert(
    fc.property(given, language, (product, spoken) => {
      const found = categorize(product, {
        language: spoken,
        name: null,
        shares: { HOME: 1, TOYS: 0.8, BABY: 0.7, SHOES: 0.9 },
      });
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      expect(Tag.options).toEqual(expect.arrayContaining(found));
    }),
  );
});

it('reads the same in any case of letters and with or without accents', () => {
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
      const read = (text: string) => categorize({ title: text, productType: null, labels: null }, NOWHERE);
      expect(read(title.toUpperCase())).toEqual(read(title));
      expect(read(title.normalize('NFD'))).toEqual(read(title));
      expect(read(title.normalize('NFD').replace(/\p{M}/gu, ''))).toEqual(read(title));
    }),
  );
});

describe('what a thing is for', () => {
  it.each([
    ['ar', 'حزام سيليكون لساعة سامسونج', 'smart watch', ['WATCHES']],
    ['ar', 'سوار من النايلون متوافق مع هواوي', 'smart watch', ['WATCHES']],
    ['ar', 'ساعة ذكية بشاشة كبيرة', null, ['ELECTRONICS', 'WATCHES']],
    ['en', 'Nylon watch strap compatible with Huawei', 'smart watch', ['WATCHES']],
    ['en', 'Trimmer w/ battery & charger', 'Lawn & garden', ['GARDEN']],
  ])('does not make a device of it, nor what comes with it: %s %s', (language, title, productType, expected) => {
    expect(categories(title, language, { productType })).toEqual(expected);
  });
});

it.each([
  ['en', 'Artificial yucca plant 120 cm', ['HOME']],
  ['en', 'Yucca plant 120 cm', ['GARDEN']],
  ['en', 'Artificial grass 2 x 4 m', ['GARDEN']],
])('takes what only looks like a plant for decoration: %s %s', (language, title, expected) => {
  expect(categories(title, language)).toEqual(expected);
});

it.each([
  ['Blackout curtains for bedroom and kitchen', ['HOME']],
  ['Curtains for the kitchen', ['KITCHEN']],
])('takes a thing for several rooms for the home: %s', (title, expected) => {
  expect(categories(title)).toEqual(expected);
});

it('takes a bracelet for a device as a strap', () => {
  expect(categories('Steel bracelet for Samsung Galaxy Watch 6')).toEqual(['WATCHES']);
  expect(categories('Bracelet en silicone pour Xiaomi', 'fr')).toEqual(['WATCHES']);
  expect(categories('Steel bracelet for women')).toEqual(['JEWELRY']);
});

it('reads on after a title that begins with what the thing is for', () => {
  expect(categories('For iPhone 15 silicone case with keychain')).toEqual(['ELECTRONICS']);
});

it('takes a book about animals as none of their things', () => {
  expect(categories('Dog training book')).toEqual([]);
  expect(categories('Dog training treats')).toEqual(['PET_SUPPLIES']);
});

it("takes a child's tools as toys, and a baby's thing with a toy as no toy", () => {
  expect(categories('Kids drill and screwdriver')).toEqual(['TOYS']);
  expect(categories('Baby cabinet lock')).toEqual(['BABY']);
  expect(categories('Rag doll with stroller')).toEqual(['TOYS']);
});

it.each([
  ['Gonzaga Bulldogs basketball hoodie', null, ['FASHION']],
  ['Running t-shirt', null, ['FASHION', 'SPORTS']],
  ['Orlando Magic swingman jersey', null, ['FASHION', 'SPORTS']],
  ['Wool jersey', null, ['FASHION']],
  ['Detroit Pistons hat', 'NBA', ['ACCESSORIES']],
  ['Los Angeles Clippers lanyard', null, ['ACCESSORIES']],
  ['Portland Trail Blazers car decal', null, ['AUTOMOTIVE']],
])('takes what fans wear for no sport but its jerseys, and no team for a thing: %s', (title, productType, expected) => {
  expect(categories(title, 'en', { productType })).toEqual(expected);
});

it('keeps a smartwatch among watches a device, and motorcycle wear both categories', () => {
  expect(categories('Smartwatch Aurora 7', 'en', { productType: 'Watches' })).toEqual(['ELECTRONICS', 'WATCHES']);
  expect(categories('Motorcycle boots', 'en')).toEqual(['AUTOMOTIVE', 'SHOES']);
  expect(categories('Motorradstiefel', 'de')).toEqual(['AUTOMOTIVE', 'SHOES']);
});

it.each([
  ['en', 'Linen cocktail napkins', null, ['HOME']],
  ['de', 'Untersetzer-Set Filz', null, ['HOME']],
  ['es', 'Posavasos de corcho', null, ['HOME']],
  ['en', 'Wooden baby rattle', null, ['BABY', 'TOYS']],
  ['fr', "Tapis d'éveil animaux", null, ['BABY', 'TOYS']],
  ['es', 'Disfraz de dinosaurio', null, ['FASHION', 'TOYS']],
  ['ar', 'زي تنكري للأطفال', null, ['FASHION', 'TOYS']],
  ['en', 'High waist leggings', 'gymwear', ['FASHION', 'HEALTH_AND_FITNESS']],
  ['en', 'Germany jersey 2026 home', null, ['FASHION', 'SPORTS']],
  ['en', 'Wedding guest book', null, ['ARTS_AND_CRAFTS']],
  ['fr', 'Décoration murale chat', null, ['HOME']],
  ['en', 'Anubias nana', 'Aquatic Plants', ['PET_SUPPLIES']],
  ['fr', 'Gravure arbre de vie', null, ['HOME']],
  ['en', 'Personalised coaching', 'programs', []],
])('takes what stands in two departments for what shoppers look it up as: %s %s', (language, title, type, expected) => {
  expect(categories(title, language, { productType: type })).toEqual(expected);
});

it.each([
  ['Balance mask 7 sheets', ['BEAUTY']],
  ['Collagen 126 tablets', ['HEALTH_AND_FITNESS']],
  ['Green tea 20 bags', []],
  ['Parota family (12 pc) 960g', []],
  ['Android tablet', ['ELECTRONICS']],
  ['Gaming PC', ['ELECTRONICS']],
])('takes how many there are for no thing: %s', (title, expected) => {
  expect(categories(title)).toEqual(expected);
});

it('takes what a maker of baby things makes as for babies', () => {
  expect(categories('Chicco plush bear')).toEqual(['BABY', 'TOYS']);
  expect(categories('Chicco blanket')).toEqual(['BABY']);
});

it.each([
  ['de', 'Kissenbezug im Hunde-Design', ['HOME']],
  ['fr', 'Coussin motif chat', ['HOME']],
  ['es', 'Taza en forma de perro', ['KITCHEN']],
  ['en', 'Bird feeder', ['PET_SUPPLIES']],
])('takes what is shown on a thing for no use, and what feeds birds for theirs: %s %s', (language, title, expected) => {
  expect(categories(title, language)).toEqual(expected);
});

it('takes a thing that holds an amount as a vessel if no contents are named', () => {
  expect(categories('Becher 0,3 l', 'de')).toEqual(['KITCHEN']);
  expect(categories('Joghurt im Becher 250 ml', 'de')).toEqual([]);
  expect(categories('Skyr Becher 450 g', 'de')).toEqual([]);
});

it('takes a device named beside a car radio as one for cars', () => {
  expect(categories('Car radio, HD multimedia video player')).toEqual(['AUTOMOTIVE', 'ELECTRONICS']);
});
