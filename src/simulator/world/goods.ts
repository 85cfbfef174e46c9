/** The words that name practice goods. All are invented; none is a brand. */
export type Goods = {
  /** Joins a make and a thing into a title. */
  title(make: string, thing: string): string;
  makes: readonly string[];
  kinds: readonly GoodsKind[];
  description(title: string): string;
};

export type GoodsKind = {
  type: string;
  things: readonly string[];
  /** In major units of a western currency; the world scales them. */
  price: readonly [low: number, high: number];
  grams: number;
  /** What a buyer chooses between; null if there is no choice. */
  option: { name: string; values: readonly string[] } | null;
};

const GOODS_EN: Goods = {
  title: (make, thing) => `${make} ${thing}`,
  makes: ['Harbour', 'Foxglove', 'Slate', 'Juniper', 'Copper', 'Willow', 'Lantern', 'Driftwood', 'Saffron', 'Moss']
    .concat(['Thistle', 'Granite', 'Meadow', 'Ember', 'Quill', 'Tidal', 'Bramble', 'Cobalt', 'Heather', 'Flint'])
    .concat(['Marigold', 'Alder', 'Pebble', 'Orchard', 'Sable', 'Clover', 'Rowan', 'Amber', 'Fern', 'Dune']),
  kinds: [
    {
      type: 'Kitchen',
      things: ['Mug', 'Carafe', 'Chopping Board', 'Skillet', 'Pepper Mill', 'Tea Towel', 'Storage Jar', 'Kettle'],
      price: [9, 70],
      grams: 600,
      option: null,
    },
    {
      type: 'Home Decor',
      things: ['Candle', 'Wool Throw', 'Vase', 'Cushion', 'Wall Hook', 'Table Lamp', 'Basket', 'Linen Curtain'],
      price: [12, 95],
      grams: 800,
      option: null,
    },
    {
      type: 'Women Clothing',
      things: ['Linen Shirt Dress', 'Cardigan', 'Rain Jacket', 'Wrap Skirt', 'Merino Top'],
      price: [28, 140],
      grams: 350,
      option: { name: 'Size', values: ['S', 'M', 'L'] },
    },
    {
      type: 'Bags & Accessories',
      things: ['Tote Bag', 'Wash Bag', 'Leather Belt', 'Beanie', 'Key Loop', 'Scarf'],
      price: [14, 80],
      grams: 250,
      option: { name: 'Colour', values: ['Sand', 'Ink'] },
    },
    {
      type: 'Stationery & Crafts',
      things: ['Notebook', 'Letterpress Card Set', 'Brush Pen', 'Desk Planner', 'Washi Tape', 'Ink Bottle'],
      price: [4, 32],
      grams: 180,
      option: null,
    },
    {
      type: 'Garden',
      things: ['Plant Pot', 'Seed Box', 'Watering Can', 'Hand Trowel'],
      price: [6, 48],
      grams: 900,
      option: null,
    },
  ],
  description: (title) => `<p>${title}: made in small batches, checked by hand and sent in plain paper.</p>`,
};

const GOODS_FR: Goods = {
  title: (make, thing) => `${thing} ${make}`,
  makes: ['Belle-Rive', 'Coquelicot', 'Garrigue', 'Lavandin', 'Ardoise', 'Mistral', 'Noisette', 'Clairière', 'Aubépine']
    .concat(['Grève', 'Safran', 'Châtaigne', 'Écume', 'Verveine', 'Romarin', 'Bruyère', 'Tilleul', 'Givre', 'Ocre'])
    .concat(['Fougère', 'Mirabelle', 'Sarment', 'Genêt', 'Cannelle']),
  kinds: [
    {
      type: 'Cuisine',
      things: ['Bol', 'Planche à découper', 'Torchon', 'Théière', 'Moulin à poivre', 'Plat à gratin', 'Bocal'],
      price: [8, 65],
      grams: 650,
      option: null,
    },
    {
      type: 'Maison et décoration',
      things: ['Bougie', 'Plaid', 'Coussin', 'Vase', 'Lampe de table', 'Corbeille'],
      price: [12, 90],
      grams: 800,
      option: null,
    },
    {
      type: 'Beauté',
      things: ['Savon', 'Baume', 'Huile sèche', 'Crème pour les mains'],
      price: [5, 34],
      grams: 150,
      option: null,
    },
    {
      type: 'Vêtements femme',
      things: ['Marinière', 'Gilet', 'Robe en lin', 'Ciré'],
      price: [29, 120],
      grams: 350,
      option: { name: 'Taille', values: ['S', 'M', 'L'] },
    },
  ],
  description: (title) => `<p>${title} : petite série, contrôlée à la main, expédiée sans plastique.</p>`,
};

const GOODS_AR: Goods = {
  title: (make, thing) => `${thing} ${make}`,
  makes: [
    'الواحة',
    'النخيل',
    'الفجر',
    'المرجان',
    'الكثبان',
    'الياسمين',
    'السدر',
    'الغدير',
    'القمر',
    'الصحراء',
    'اللؤلؤ',
  ].concat(['الريحان', 'المدى', 'السحاب', 'الزعفران', 'الندى', 'الأفق', 'المسك', 'الرمال', 'البحر']),
  kinds: [
    {
      type: 'مطبخ',
      things: ['دلة قهوة', 'طقم فناجين', 'صينية تقديم', 'إبريق شاي', 'لوح تقطيع', 'علبة تمر'],
      price: [15, 80],
      grams: 700,
      option: null,
    },
    {
      type: 'منزل وديكور',
      things: ['مبخرة', 'شمعة', 'وسادة', 'فانوس', 'سلة خوص', 'سجادة صغيرة'],
      price: [12, 110],
      grams: 900,
      option: null,
    },
    {
      type: 'عطور وجمال',
      things: ['عطر', 'بخور', 'صابون', 'زيت شعر'],
      price: [9, 95],
      grams: 200,
      option: null,
    },
    {
      type: 'ملابس نسائية',
      things: ['عباية', 'شال', 'قفطان'],
      price: [30, 150],
      grams: 400,
      option: { name: 'المقاس', values: ['صغير', 'وسط', 'كبير'] },
    },
  ],
  description: (title) => `<p>${title}: نصنعه بكميات قليلة ونفحصه باليد ونرسله في تغليف بسيط.</p>`,
};

export const GOODS: Record<PracticeLanguage, Goods> = { en: GOODS_EN, fr: GOODS_FR, ar: GOODS_AR };

export type PracticeLanguage = 'en' | 'fr' | 'ar';
