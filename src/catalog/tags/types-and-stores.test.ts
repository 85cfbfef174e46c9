import { describe, expect, it } from 'vitest';
import { tags } from './testing.ts';

it('takes the last step of a path of types', () => {
  expect(tags('Aurora', 'en', { productType: 'Women > Clothing & Shoes > Dresses' })).toEqual([
    'FASHION',
    'WOMEN_CLOTHING',
  ]);
  expect(tags('Aurora', 'en', { productType: 'Tools & Brushes > Makeup Brushes' })).toEqual(['BEAUTY']);
  expect(tags('Bremsscheibe vorne', 'de', { productType: 'Ersatzteil' })).toEqual(['AUTOMOTIVE']);
});

it("takes a baby shop's clothing for babies'", () => {
  expect(tags('Cotton cardigan', 'en', {}, { BABY: 0.8, FASHION: 0.7 })).toEqual(['BABY', 'FASHION']);
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

it('takes a type of two meanings for what the title names beside', () => {
  expect(tags('Dress belt', 'en', { productType: 'Belts' })).toEqual(['ACCESSORIES']);
  expect(tags('Wrap dress', 'en', { productType: 'Belts' })).toEqual(['FASHION', 'WOMEN_CLOTHING']);
});

it('takes a type of two meanings, alone, for what the store sells', () => {
  expect(tags('Aurora 2', 'en', { productType: 'Cooler' }, { ELECTRONICS: 0.9 })).toEqual(['ELECTRONICS']);
  expect(tags('Aurora 2', 'en', { productType: 'Cooler' })).toEqual(['OUTDOORS']);
});

it('takes a type of two meanings for nothing beside a maker of other things', () => {
  expect(tags('Shimano Aurora 5', 'en', { productType: 'Wheels' })).toEqual(['SPORTS']);
  expect(tags('Aurora 5', 'en', { productType: 'Wheels' })).toEqual(['AUTOMOTIVE']);
});

it('takes a word of two meanings that its use bears out for sure', () => {
  expect(tags('Hockey jersey', 'en', {}, { HOME: 0.9, FASHION: 0.1, SPORTS: 0.1 })).toEqual(['FASHION', 'SPORTS']);
});

it('tells of what no other product is by several words together, in some categories', () => {
  const store = { BEAUTY: 0.9, HOME: 0.05 };
  expect(tags('Card holder', 'en', {}, store)).toEqual(['ACCESSORIES']);
  expect(tags('Beanie', 'en', {}, store)).toEqual([]);
  expect(tags('Hiking poles', 'en', {}, store)).toEqual([]);
});

it('takes a part for what the store sells, unless it names a thing that is sold there', () => {
  const scooters = { ELECTRONICS: 0.5, SPORTS: 0.3, FASHION: 0.1, AUTOMOTIVE: 0.05 };
  const productType = 'Ersatzteil';
  expect(tags('Klappmechanismus 2.0', 'de', { productType }, scooters)).toEqual(['ELECTRONICS', 'SPORTS']);
  expect(tags('Bremshebel rechts', 'de', { productType }, scooters)).toEqual(['ELECTRONICS', 'SPORTS']);
  expect(tags('Netzteil 54,6V', 'de', { productType }, scooters)).toEqual(['ELECTRONICS']);
  expect(tags('Lid P2', 'en', { labels: ['Spare parts'] }, scooters)).toEqual(['ELECTRONICS', 'SPORTS']);
  expect(tags('Klappmechanismus 2.0', 'de', { productType })).toEqual([]);
  expect(tags('Lid P2', 'en', { productType: 'Spare parts' }, { GARDEN: 0.2, TOOLS: 0.2 })).toEqual([]);
});

it('takes a department of many kinds for none, whatever words it has', () => {
  const productType = 'Drogerie Kosmetik Nonfood';
  expect(tags('Kapuzinerkresse', 'de', { productType })).toEqual(['GARDEN']);
  expect(tags('Gesichtscreme', 'de', { productType })).toEqual(['BEAUTY']);
  expect(tags('Aurora', 'de', { productType })).toEqual([]);
});

it('gives clothing to women or men by its words, never by its store', () => {
  const store = { FASHION: 1, WOMEN_CLOTHING: 0.9 };
  expect(tags('Linen shirt', 'en', {}, store)).toEqual(['FASHION']);
  expect(tags('Aurora', 'en', {}, store)).toEqual(['FASHION']);
  expect(tags('Linen skirt')).toEqual(['FASHION', 'WOMEN_CLOTHING']);
  expect(tags("Girls' linen skirt")).toEqual(['FASHION']);
  expect(tags('Unisex blouse')).toEqual(['FASHION']);
});

it('takes a product that says nothing for what the store sells, and no gift card', () => {
  expect(tags('Aurora', 'en', {}, { JEWELRY: 0.8 })).toEqual(['JEWELRY']);
  expect(tags('Aurora', 'en', {}, { JEWELRY: 0.4 })).toEqual([]);
  expect(tags('Gift card', 'en', {}, { JEWELRY: 0.9 })).toEqual([]);
});

describe('what hardly any other product of the store is', () => {
  it('is not told of one', () => {
    expect(tags('Oak chair', 'en', {}, { BEAUTY: 0.9, HOME: 0.05 })).toEqual(['HOME']);
    expect(tags('Oak chair', 'en', {}, { BEAUTY: 0.9, HOME: 0.01 })).toEqual([]);
    expect(tags('Oak chair', 'en', {}, { BEAUTY: 0.9 })).toEqual([]);
  });

  it('is told where too little is known of the store', () => {
    expect(tags('Oak chair')).toEqual(['HOME']);
  });

  it('needs a word of one meaning or a use, where a few are of it', () => {
    const store = { ELECTRONICS: 0.8, KITCHEN: 0.05, HOME: 0.05, PET_SUPPLIES: 0.05 };
    expect(tags('Oak tray', 'en', {}, store)).not.toContain('KITCHEN');
    expect(tags('Kettle', 'en', {}, store)).toEqual(['KITCHEN']);
    expect(tags('Aurora', 'en', { productType: 'Kitchen' }, store)).toEqual([]);
    expect(tags('Aurora for dogs', 'en', {}, store)).toEqual(['PET_SUPPLIES']);
  });

  it('is told by a word for shoes, watches or animals, which hardly mean anything else', () => {
    expect(tags('Ankle boots', 'en', {}, { BEAUTY: 0.9 })).toEqual(['SHOES']);
  });

  it('is told by a type that names a kind of thing, where the title names none', () => {
    expect(tags('Aurora', 'en', { productType: 'Kettles' }, { BEAUTY: 0.9 })).toEqual(['KITCHEN']);
    expect(tags('Aurora lipstick', 'en', { productType: 'Kettles' }, { BEAUTY: 0.9 })).toEqual(['BEAUTY']);
  });

  it('is told where title and type both name it for sure', () => {
    expect(tags('Teapot', 'en', { productType: 'Kitchen' }, { BEAUTY: 0.9 })).toEqual(['KITCHEN']);
    expect(tags('Teapot', 'en', { productType: 'Sale' }, { BEAUTY: 0.9 })).toEqual([]);
  });

  it('gives way to what the type or another word names, where the store is that', () => {
    const store = { ELECTRONICS: 0.9, ARTS_AND_CRAFTS: 0.01 };
    expect(tags('Notebook 16 GB', 'en', { productType: 'Laptops' }, store)).toEqual(['ELECTRONICS']);
    expect(tags('Laptop notebook', 'en', {}, store)).toEqual(['ELECTRONICS']);
    expect(tags('Notebook', 'en', {}, store)).toEqual([]);
  });

  it('leaves the more common thing that it stands beside', () => {
    const store = { FASHION: 0.8, SPORTS: 0.01 };
    expect(tags('Running t-shirt', 'en', {}, store)).toEqual(['FASHION']);
    expect(tags('Running t-shirt', 'en', {}, { ...store, SPORTS: 0.05 })).toEqual(['FASHION', 'SPORTS']);
  });

  it('says whose clothing is where clothing is sold', () => {
    expect(tags('Linen skirt', 'en', {}, { SPORTS: 0.9, FASHION: 0.1 })).toEqual(['FASHION', 'WOMEN_CLOTHING']);
  });
});

it('adds no second thing to what is named for sure for the department that it stands in', () => {
  expect(tags('LED floor lamp', 'en', { productType: 'Tools' })).toEqual(['HOME']);
  expect(tags('Wool t-shirt', 'en', { productType: 'Hiking' })).toEqual(['FASHION', 'OUTDOORS']);
});

it('hears nothing in a type that names how or where a thing is sold', () => {
  expect(tags('Aurora', 'en', { productType: 'Wall Art > Digital Download' })).toEqual(['HOME']);
  expect(tags('Pilas alcalinas AA', 'es', { productType: 'mejoramiento-del-hogar' })).toEqual(['ELECTRONICS']);
  expect(tags('Beach sandals', 'en', { productType: 'Fashion' })).toEqual(['SHOES']);
});

it('takes a department of one kind for a kind of thing where the title has two meanings', () => {
  const productType = 'Phones & Tablets';
  expect(tags('Magnetic ring', 'en', { productType })).toEqual(['ELECTRONICS']);
  expect(tags('Silver bracelet', 'en', { productType })).toEqual(['JEWELRY']);
});

it('takes what is worn with clothing for no clothing in a department of fashion', () => {
  expect(tags('Wool cap', 'en', { productType: 'Fashion' })).toEqual(['ACCESSORIES']);
});

it.each([
  ['de', 'Solarlaterne aus Metall', 'Garten', ['HOME']],
  ['en', 'String lights 10 m', 'Garden', ['HOME']],
  ['en', 'Watering can', 'Garden', ['GARDEN']],
])('takes lamps for the home wherever they hang: %s %s', (language, title, productType, expected) => {
  expect(tags(title, language, { productType })).toEqual(expected);
});

it.each([
  ['es', 'Freidora de aire 4 litros', 'Hogar', ['KITCHEN']],
  ['fr', 'Clé à écrous', 'maison', ['TOOLS']],
  ['en', 'Aurora', 'Home decor', ['HOME']],
])('adds no room to what is named for sure for its department: %s %s', (language, title, productType, expected) => {
  expect(tags(title, language, { productType })).toEqual(expected);
});

it('reads umlauts written as two letters, as in short names of types', () => {
  expect(tags('Aurora 2.7', 'de', { productType: 'schlaeger' })).toEqual(['SPORTS']);
  expect(tags('Aurora 2.7', 'en', { productType: 'schlaeger' })).toEqual([]);
});

it('hears what a step of a path before the last is for where that is a sport', () => {
  expect(tags('Aurora 12', 'en', { productType: 'Badminton > Shoe' })).toEqual(['SHOES', 'SPORTS']);
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
    expect(tags(title, 'en', {}, shares)).toEqual(expected);
  },
);

describe('labels', () => {
  it('stand for a type where there is none that tells, and title and labels do not tell otherwise', () => {
    expect(tags('Magnetic ring', 'en', { labels: ['New', 'Phones & Tablets'] })).toEqual(['ELECTRONICS']);
    expect(tags('Magnetic ring', 'en', { productType: 'Sale', labels: ['Phones & Tablets'] })).toEqual(['ELECTRONICS']);
    expect(tags('Magnetic ring', 'en', { labels: ['Phones & Tablets', 'Sandals'] })).toEqual(['JEWELRY']);
    expect(tags('Silver bracelet', 'en', { labels: ['Phones & Tablets'] })).toEqual(['JEWELRY']);
  });

  it('bear out what hardly any other product of the store is', () => {
    expect(tags('Teapot', 'en', { labels: ['Kitchen'] }, { BEAUTY: 0.9 })).toEqual(['KITCHEN']);
    expect(tags('Teapot', 'en', { labels: ['Gifts'] }, { BEAUTY: 0.9 })).toEqual([]);
  });

  it('name what the title only tells the scent of', () => {
    expect(tags('Basil and mint', 'en', { labels: ['Solid soap'] })).toEqual(['BEAUTY']);
    expect(tags('Basil and mint', 'en', { labels: ['Teas'] })).toEqual([]);
  });

  it('are read where they are written as one word', () => {
    expect(tags('Aurora', 'en', { labels: ['HandlebarBags'] })).toEqual(['ACCESSORIES', 'SPORTS']);
  });

  it('go before a word misread, where a tenth of the store is that', () => {
    const store = { TOOLS: 0.2, AUTOMOTIVE: 0.2, SHOES: 0.2 };
    expect(tags('Aurora tray', 'en', { labels: ['Pliers'] }, store)).toEqual(['TOOLS']);
    expect(tags('Aurora tray', 'en', {}, store)).toEqual([]);
  });

  it('say whose a thing is, unless it may be printed on it', () => {
    expect(tags('Dental care 3 kg', 'en', { labels: ['Dogs'] })).toEqual(['PET_SUPPLIES']);
    expect(tags('Mug 300 ml', 'en', { labels: ['Dogs'] })).toEqual(['KITCHEN']);
  });
});

it('takes what the name of a store says for what it sells, where three tenths of its products do too', () => {
  const names = ['Toy Box', 'Juguetería El Árbol', 'Aurora', null];
  const told = names.map((name) => tags('Aurora', 'es', {}, { TOYS: 0.35, ELECTRONICS: 0.2 }, name));
  expect(told).toEqual([['TOYS'], ['TOYS'], [], []]);
  expect(tags('Aurora', 'es', {}, { TOYS: 0.25 }, 'Toy Box')).toEqual([]);
  expect(tags('Aurora', 'es', {}, { TOYS: 0.35, JEWELRY: 0.6 }, 'Toy Box')).toEqual(['JEWELRY']);
});

it('hears no maker of what the store hardly sells beside what it does', () => {
  expect(tags('Giorgio Armani silk tie')).toEqual([]);
  expect(tags('Giorgio Armani silk tie', 'en', {}, { FASHION: 0.6, ACCESSORIES: 0.3 })).toEqual(['ACCESSORIES']);
});

it('takes medicine and shampoo for those of animals where a quarter of a store of few kinds is for them', () => {
  const vet = { HEALTH_AND_FITNESS: 0.6, PET_SUPPLIES: 0.3 };
  const supermarket = { HOME: 0.27, PET_SUPPLIES: 0.27, HEALTH_AND_FITNESS: 0.2, BEAUTY: 0.15 };
  expect(tags('Antibiotic tablets', 'en', {}, vet)).toEqual(['PET_SUPPLIES']);
  expect(tags('Shampoo', 'en', {}, vet)).toEqual(['PET_SUPPLIES']);
  expect(tags('Antibiotic tablets', 'en', {}, supermarket)).toEqual(['HEALTH_AND_FITNESS']);
});

it('takes the name of a store for what it sells where its products tell nothing', () => {
  expect(tags('Monodosis R', 'es', {}, {}, 'Silvina Beauty')).toEqual(['BEAUTY']);
  expect(tags('Monodosis R', 'es', {}, {}, 'Silvina')).toEqual([]);
});

it('takes what cleans for that of shoes among shoes', () => {
  expect(tags('Stain remover', 'en', {}, { SHOES: 0.7, HOME: 0.2 })).toEqual(['SHOES']);
});
