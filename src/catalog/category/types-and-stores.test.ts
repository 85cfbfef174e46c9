import { describe, expect, it } from 'vitest';
import { categories } from './testing.ts';

it('takes the last step of a path of types', () => {
  expect(categories('Aurora', 'en', { productType: 'Women > Clothing & Shoes > Dresses' })).toEqual([
    'FASHION',
    'WOMEN_CLOTHING',
  ]);
  expect(categories('Aurora', 'en', { productType: 'Tools & Brushes > Makeup Brushes' })).toEqual(['BEAUTY']);
  expect(categories('Bremsscheibe vorne', 'de', { productType: 'Ersatzteil' })).toEqual(['AUTOMOTIVE']);
});

it("takes a baby shop's clothing as for babies", () => {
  expect(categories('Cotton cardigan', 'en', {}, { BABY: 0.8, FASHION: 0.7 })).toEqual(['BABY', 'FASHION']);
});

it('uses the type and the labels if the title says nothing', () => {
  expect(categories('Aurora', 'en', { productType: 'Sneakers' })).toEqual(['SHOES']);
  expect(categories('Aurora', 'en', { labels: ['new', 'Necklaces'] })).toEqual(['JEWELRY']);
  expect(categories('Oatmeal shampoo', 'en', { productType: 'Pet Supplies' })).toEqual(['PET_SUPPLIES']);
});

it('takes nothing from a department of several kinds', () => {
  const productType = 'Clothing & Shoes';
  expect(categories('Ankle boots', 'en', { productType })).toEqual(['SHOES']);
  expect(categories('Aurora', 'en', { productType })).toEqual([]);
  expect(categories('Travel backpack', 'en', { productType: 'Computers' })).toEqual(['ACCESSORIES']);
  expect(categories('Cotton blanket', 'en', { productType: 'Baby & Toddler' })).toEqual(['BABY']);
});

it('takes an ambiguous type as what the title names beside it', () => {
  expect(categories('Dress belt', 'en', { productType: 'Belts' })).toEqual(['ACCESSORIES']);
  expect(categories('Wrap dress', 'en', { productType: 'Belts' })).toEqual(['FASHION', 'WOMEN_CLOTHING']);
});

it('takes an ambiguous type alone as what the store sells', () => {
  expect(categories('Aurora 2', 'en', { productType: 'Cooler' }, { ELECTRONICS: 0.9 })).toEqual(['ELECTRONICS']);
  expect(categories('Aurora 2', 'en', { productType: 'Cooler' })).toEqual(['OUTDOORS']);
});

it('takes nothing from an ambiguous type beside a maker of other things', () => {
  expect(categories('Shimano Aurora 5', 'en', { productType: 'Wheels' })).toEqual(['SPORTS']);
  expect(categories('Aurora 5', 'en', { productType: 'Wheels' })).toEqual(['AUTOMOTIVE']);
});

it('takes an ambiguous word as sure if its use supports it', () => {
  expect(categories('Hockey jersey', 'en', {}, { HOME: 0.9, FASHION: 0.1, SPORTS: 0.1 })).toEqual([
    'FASHION',
    'SPORTS',
  ]);
});

it('accepts a category that no other product has from a phrase, in some categories', () => {
  const store = { BEAUTY: 0.9, HOME: 0.05 };
  expect(categories('Card holder', 'en', {}, store)).toEqual(['ACCESSORIES']);
  expect(categories('Beanie', 'en', {}, store)).toEqual([]);
  expect(categories('Hiking poles', 'en', {}, store)).toEqual([]);
});

it('takes a part as what the store sells, unless it names a thing that is sold there', () => {
  const scooters = { ELECTRONICS: 0.5, SPORTS: 0.3, FASHION: 0.1, AUTOMOTIVE: 0.05 };
  const productType = 'Ersatzteil';
  expect(categories('Klappmechanismus 2.0', 'de', { productType }, scooters)).toEqual(['ELECTRONICS', 'SPORTS']);
  expect(categories('Bremshebel rechts', 'de', { productType }, scooters)).toEqual(['ELECTRONICS', 'SPORTS']);
  expect(categories('Netzteil 54,6V', 'de', { productType }, scooters)).toEqual(['ELECTRONICS']);
  expect(categories('Lid P2', 'en', { labels: ['Spare parts'] }, scooters)).toEqual(['ELECTRONICS', 'SPORTS']);
  expect(categories('Klappmechanismus 2.0', 'de', { productType })).toEqual([]);
  expect(categories('Lid P2', 'en', { productType: 'Spare parts' }, { GARDEN: 0.2, TOOLS: 0.2 })).toEqual([]);
});

it('takes nothing from a department of many kinds, whatever its words', () => {
  const productType = 'Drogerie Kosmetik Nonfood';
  expect(categories('Kapuzinerkresse', 'de', { productType })).toEqual(['GARDEN']);
  expect(categories('Gesichtscreme', 'de', { productType })).toEqual(['BEAUTY']);
  expect(categories('Aurora', 'de', { productType })).toEqual([]);
});

it('assigns clothing to women or men by its words, never by its store', () => {
  const store = { FASHION: 1, WOMEN_CLOTHING: 0.9 };
  expect(categories('Linen shirt', 'en', {}, store)).toEqual(['FASHION']);
  expect(categories('Aurora', 'en', {}, store)).toEqual(['FASHION']);
  expect(categories('Linen skirt')).toEqual(['FASHION', 'WOMEN_CLOTHING']);
  expect(categories("Girls' linen skirt")).toEqual(['FASHION']);
  expect(categories('Unisex blouse')).toEqual(['FASHION']);
});

it('takes a product that says nothing as what the store sells, but not a gift card', () => {
  expect(categories('Aurora', 'en', {}, { JEWELRY: 0.8 })).toEqual(['JEWELRY']);
  expect(categories('Aurora', 'en', {}, { JEWELRY: 0.4 })).toEqual([]);
  expect(categories('Gift card', 'en', {}, { JEWELRY: 0.9 })).toEqual([]);
});

describe('what hardly any other product of the store is', () => {
  it('is not assigned', () => {
    expect(categories('Oak chair', 'en', {}, { BEAUTY: 0.9, HOME: 0.05 })).toEqual(['HOME']);
    expect(categories('Oak chair', 'en', {}, { BEAUTY: 0.9, HOME: 0.01 })).toEqual([]);
    expect(categories('Oak chair', 'en', {}, { BEAUTY: 0.9 })).toEqual([]);
  });

  it('is assigned if too little is known of the store', () => {
    expect(categories('Oak chair')).toEqual(['HOME']);
  });

  it('needs an unambiguous word or a use, if a few products are of it', () => {
    const store = { ELECTRONICS: 0.8, KITCHEN: 0.05, HOME: 0.05, PET_SUPPLIES: 0.05 };
    expect(categories('Oak tray', 'en', {}, store)).not.toContain('KITCHEN');
    expect(categories('Kettle', 'en', {}, store)).toEqual(['KITCHEN']);
    expect(categories('Aurora', 'en', { productType: 'Kitchen' }, store)).toEqual([]);
    expect(categories('Aurora for dogs', 'en', {}, store)).toEqual(['PET_SUPPLIES']);
  });

  it('is assigned by a word for shoes, watches or animals, which hardly ever mean anything else', () => {
    expect(categories('Ankle boots', 'en', {}, { BEAUTY: 0.9 })).toEqual(['SHOES']);
  });

  it('is assigned by a type that names a kind of thing, if the title names none', () => {
    expect(categories('Aurora', 'en', { productType: 'Kettles' }, { BEAUTY: 0.9 })).toEqual(['KITCHEN']);
    expect(categories('Aurora lipstick', 'en', { productType: 'Kettles' }, { BEAUTY: 0.9 })).toEqual(['BEAUTY']);
  });

  it('is assigned if title and type both name it for sure', () => {
    expect(categories('Teapot', 'en', { productType: 'Kitchen' }, { BEAUTY: 0.9 })).toEqual(['KITCHEN']);
    expect(categories('Teapot', 'en', { productType: 'Sale' }, { BEAUTY: 0.9 })).toEqual([]);
  });

  it('gives way to what the type or another word names, if the store sells that', () => {
    const store = { ELECTRONICS: 0.9, ARTS_AND_CRAFTS: 0.01 };
    expect(categories('Notebook 16 GB', 'en', { productType: 'Laptops' }, store)).toEqual(['ELECTRONICS']);
    expect(categories('Laptop notebook', 'en', {}, store)).toEqual(['ELECTRONICS']);
    expect(categories('Notebook', 'en', {}, store)).toEqual([]);
  });

  it('leaves the more common thing that is named beside it', () => {
    const store = { FASHION: 0.8, SPORTS: 0.01 };
    expect(categories('Running t-shirt', 'en', {}, store)).toEqual(['FASHION']);
    expect(categories('Running t-shirt', 'en', {}, { ...store, SPORTS: 0.05 })).toEqual(['FASHION', 'SPORTS']);
  });

  it('keeps the wearer of clothing where clothing is sold', () => {
    expect(categories('Linen skirt', 'en', {}, { SPORTS: 0.9, FASHION: 0.1 })).toEqual(['FASHION', 'WOMEN_CLOTHING']);
  });
});

it('adds no category of the department to a thing that is named for sure', () => {
  expect(categories('LED floor lamp', 'en', { productType: 'Tools' })).toEqual(['HOME']);
  expect(categories('Wool t-shirt', 'en', { productType: 'Hiking' })).toEqual(['FASHION', 'OUTDOORS']);
});

it('takes nothing from a type that says how or where a thing is sold', () => {
  expect(categories('Aurora', 'en', { productType: 'Wall Art > Digital Download' })).toEqual(['HOME']);
  expect(categories('Pilas alcalinas AA', 'es', { productType: 'mejoramiento-del-hogar' })).toEqual(['ELECTRONICS']);
  expect(categories('Beach sandals', 'en', { productType: 'Fashion' })).toEqual(['SHOES']);
});

it('takes a department of one kind as a kind of thing if the title is ambiguous', () => {
  const productType = 'Phones & Tablets';
  expect(categories('Magnetic ring', 'en', { productType })).toEqual(['ELECTRONICS']);
  expect(categories('Silver bracelet', 'en', { productType })).toEqual(['JEWELRY']);
});

it('takes accessories in a department of fashion as no clothing', () => {
  expect(categories('Wool cap', 'en', { productType: 'Fashion' })).toEqual(['ACCESSORIES']);
});

it.each([
  ['de', 'Solarlaterne aus Metall', 'Garten', ['HOME']],
  ['en', 'String lights 10 m', 'Garden', ['HOME']],
  ['en', 'Watering can', 'Garden', ['GARDEN']],
])('takes lamps for the home wherever they hang: %s %s', (language, title, productType, expected) => {
  expect(categories(title, language, { productType })).toEqual(expected);
});

it.each([
  ['es', 'Freidora de aire 4 litros', 'Hogar', ['KITCHEN']],
  ['fr', 'Clé à écrous', 'maison', ['TOOLS']],
  ['en', 'Aurora', 'Home decor', ['HOME']],
])('adds no room to what is named for sure for its department: %s %s', (language, title, productType, expected) => {
  expect(categories(title, language, { productType })).toEqual(expected);
});

it('reads umlauts written as two letters, as in short names of types', () => {
  expect(categories('Aurora 2.7', 'de', { productType: 'schlaeger' })).toEqual(['SPORTS']);
  expect(categories('Aurora 2.7', 'en', { productType: 'schlaeger' })).toEqual([]);
});

it('uses an earlier step of a path if it is a sport', () => {
  expect(categories('Aurora 12', 'en', { productType: 'Badminton > Shoe' })).toEqual(['SHOES', 'SPORTS']);
});

it.each([
  ['Ceiling lamp 12 V', { AUTOMOTIVE: 0.5, HOME: 0.2 }, ['AUTOMOTIVE']],
  ['Ceiling lamp 12 V', { AUTOMOTIVE: 0.4, HOME: 0.2 }, ['HOME']],
  ['Door hinge', { AUTOMOTIVE: 0.6, TOOLS: 0.2 }, ['AUTOMOTIVE']],
  ['Door hinge', { AUTOMOTIVE: 0.4, TOOLS: 0.2 }, ['TOOLS']],
  ['Water pump', { PET_SUPPLIES: 0.6 }, ['PET_SUPPLIES']],
  ['Leather belt', { TOOLS: 0.6, ACCESSORIES: 0.1 }, ['TOOLS']],
  ['Wooden wardrobe', { TOYS: 0.6, HOME: 0.01 }, ['TOYS']],
  ['Air filter', { GARDEN: 0.6, AUTOMOTIVE: 0.1 }, ['GARDEN']],
  ['Torque wrench', { SPORTS: 0.6, TOOLS: 0.1 }, ['SPORTS']],
  ['Leather wallet', { TOYS: 0.6, ACCESSORIES: 0.1 }, ['ACCESSORIES']],
])(
  'takes a lamp or a hinge among parts of cars for one, a wardrobe among toys for a toy: %s, %j',
  (title, shares, expected) => {
    expect(categories(title, 'en', {}, shares)).toEqual(expected);
  },
);

describe('labels', () => {
  it('stand for a type if no type says anything, and title and labels do not say otherwise', () => {
    expect(categories('Magnetic ring', 'en', { labels: ['New', 'Phones & Tablets'] })).toEqual(['ELECTRONICS']);
    expect(categories('Magnetic ring', 'en', { productType: 'Sale', labels: ['Phones & Tablets'] })).toEqual([
      'ELECTRONICS',
    ]);
    expect(categories('Magnetic ring', 'en', { labels: ['Phones & Tablets', 'Sandals'] })).toEqual(['JEWELRY']);
    expect(categories('Silver bracelet', 'en', { labels: ['Phones & Tablets'] })).toEqual(['JEWELRY']);
  });

  it('support what hardly any other product of the store is', () => {
    expect(categories('Teapot', 'en', { labels: ['Kitchen'] }, { BEAUTY: 0.9 })).toEqual(['KITCHEN']);
    expect(categories('Teapot', 'en', { labels: ['Gifts'] }, { BEAUTY: 0.9 })).toEqual([]);
  });

  it('name the thing if the title only names its scent', () => {
    expect(categories('Basil and mint', 'en', { labels: ['Solid soap'] })).toEqual(['BEAUTY']);
    expect(categories('Basil and mint', 'en', { labels: ['Teas'] })).toEqual([]);
  });

  it('are read if written as one word', () => {
    expect(categories('Aurora', 'en', { labels: ['HandlebarBags'] })).toEqual(['ACCESSORIES', 'SPORTS']);
  });

  it('come before a misread word, if a tenth of the store is that', () => {
    const store = { TOOLS: 0.2, AUTOMOTIVE: 0.2, SHOES: 0.2 };
    expect(categories('Aurora tray', 'en', { labels: ['Pliers'] }, store)).toEqual(['TOOLS']);
    expect(categories('Aurora tray', 'en', {}, store)).toEqual([]);
  });

  it('say whom a thing is for, unless it may be printed on it', () => {
    expect(categories('Dental care 3 kg', 'en', { labels: ['Dogs'] })).toEqual(['PET_SUPPLIES']);
    expect(categories('Mug 300 ml', 'en', { labels: ['Dogs'] })).toEqual(['KITCHEN']);
  });
});

it("uses the store's name for what it sells, if three tenths of its products agree", () => {
  const names = ['Toy Box', 'Juguetería El Árbol', 'Aurora', null];
  const told = names.map((name) => categories('Aurora', 'es', {}, { TOYS: 0.35, ELECTRONICS: 0.2 }, name));
  expect(told).toEqual([['TOYS'], ['TOYS'], [], []]);
  expect(categories('Aurora', 'es', {}, { TOYS: 0.25 }, 'Toy Box')).toEqual([]);
  expect(categories('Aurora', 'es', {}, { TOYS: 0.35, JEWELRY: 0.6 }, 'Toy Box')).toEqual(['JEWELRY']);
});

it('ignores what a maker also makes if the store hardly sells it', () => {
  expect(categories('Giorgio Armani silk tie')).toEqual([]);
  expect(categories('Giorgio Armani silk tie', 'en', {}, { FASHION: 0.6, ACCESSORIES: 0.3 })).toEqual(['ACCESSORIES']);
});

it('takes medicine and shampoo as for animals if a quarter of a store of few kinds is', () => {
  const vet = { HEALTH_AND_FITNESS: 0.6, PET_SUPPLIES: 0.3 };
  const supermarket = { HOME: 0.27, PET_SUPPLIES: 0.27, HEALTH_AND_FITNESS: 0.2, BEAUTY: 0.15 };
  expect(categories('Antibiotic tablets', 'en', {}, vet)).toEqual(['PET_SUPPLIES']);
  expect(categories('Shampoo', 'en', {}, vet)).toEqual(['PET_SUPPLIES']);
  expect(categories('Antibiotic tablets', 'en', {}, supermarket)).toEqual(['HEALTH_AND_FITNESS']);
});

it("uses the store's name for what it sells if its products say nothing", () => {
  expect(categories('Monodosis R', 'es', {}, {}, 'Silvina Beauty')).toEqual(['BEAUTY']);
  expect(categories('Monodosis R', 'es', {}, {}, 'Silvina')).toEqual([]);
});

it('takes cleaners among shoes as for shoes', () => {
  expect(categories('Stain remover', 'en', {}, { SHOES: 0.7, HOME: 0.2 })).toEqual(['SHOES']);
});
