import type { World } from '../../world/world.ts';

/** What a shop of plain pages says of itself, and how much it shows. */
export type GenericShop = {
  world: World;
  name: string;
  country: string;
  language: string;
  /** How product pages tell machines what they show; Tiendanube and Cafe24 print a list of variants beside JSON-LD. */
  marks: 'json-ld' | 'microdata' | 'open-graph' | 'tiendanube' | 'cafe24';
  /** What `<lastmod>` tells: every write, sales among them; edits only; the time of the answer; nothing. */
  lastmod: 'writes' | 'edits' | 'rendering' | 'none';
  /** Whether pages print how many units there are. */
  showsStock: boolean;
  /** Products in one sitemap at the most. */
  sitemapSize: number;
  /** Sitemaps of products are gzipped files. */
  isSitemapZipped: boolean;
};
