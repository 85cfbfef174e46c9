import type { World } from '../../world/world.ts';

/** Platforms that print units. */
export type PrintedMarks = 'tiendanube' | 'cafe24' | 'zid' | 'salla' | 'opencart';

/** What a shop of plain pages says of itself, and how much it shows. */
export type GenericShop = {
  world: World;
  name: string;
  country: string;
  language: string;
  /**
   * How product pages tell machines what they show. Beside JSON-LD, Tiendanube, Cafe24 and Zid print a list of variants,
   * Salla and OpenCart units for people.
   */
  marks: 'json-ld' | 'microdata' | 'open-graph' | PrintedMarks;
  /** What `<lastmod>` tells: every write, sales among them; edits only; the time of the answer; nothing. */
  lastmod: 'writes' | 'edits' | 'rendering' | 'none';
  /** Whether pages print how many units there are. */
  showsStock: boolean;
  /** Products in one sitemap at the most. */
  sitemapSize: number;
  /** Sitemaps of products are gzipped files. */
  isSitemapZipped: boolean;
};
